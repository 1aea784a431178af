import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Segments } from '#components/fields/Segments.tsx';
import { Icon } from '#components/Icon.tsx';
import { PrintPortal } from '#components/PrintPortal.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { loadDeskCardWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import { type CardText, type CardTexts, DeskCard } from './DeskCard.tsx';
import styles from './DeskCardDialog.module.css';

interface DeskCardDialogProps {
  readonly hospital: Hospital;
  readonly open: boolean;
  readonly close: () => void;
}

/** Printing prints the card alone while the dialog is open. */
export const DeskCardDialog = ({ hospital, open, close }: DeskCardDialogProps) => {
  const { card } = useFinderWords().take;
  return (
    <Dialog open={open} heading={card.heading} close={card.close} onClose={close}>
      <CardPreview hospital={hospital} />
    </Dialog>
  );
};

const secondLanguages = (language: Language): readonly Language[] =>
  language === DEFAULT_LANGUAGE ? LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE) : [language];

const CardPreview = ({ hospital }: Pick<DeskCardDialogProps, 'hospital'>) => {
  const { take } = useFinderWords();
  const page = usePageLanguage();
  const name = useId();
  // The hospital reads English, the member may read another language.
  const [beside, setBeside] = useState<Language>(page);
  const loaded = useLoaded(loadTexts, beside);
  const texts = loaded?.failed ? undefined : loaded?.output;
  return (
    <>
      <p>{take.card.lead}</p>
      <Segments
        legend={take.card.languages}
        name={name}
        value={beside}
        options={[
          { value: DEFAULT_LANGUAGE, text: take.card.alone },
          ...secondLanguages(page).map((value) => ({
            value,
            text: fill(take.card.with, { language: LANGUAGE_TABLE[value].inSentence }),
          })),
        ]}
        onChoose={setBeside}
      />
      <Button disabled={texts === undefined} onClick={() => print()}>
        <Icon of={Printer} size={20} /> {take.card.print}
      </Button>
      {loaded?.failed && <p role="alert">{take.failed}</p>}
      {loaded === undefined && <Spinner text={take.card.loading} />}
      {texts !== undefined && (
        <>
          <section className={styles.preview} aria-label={take.card.preview}>
            <DeskCard hospital={hospital} texts={texts} />
          </section>
          <PrintPortal>
            <DeskCard hospital={hospital} texts={texts} />
          </PrintPortal>
        </>
      )}
    </>
  );
};

const loadText = async (language: Language): Promise<CardText> => ({
  language,
  words: (await loadDeskCardWords[language]()).default,
});

const loadTexts = async (beside: Language): Promise<CardTexts> => {
  const [english, other] = await Promise.all([loadText(DEFAULT_LANGUAGE), loadText(beside)]);
  return beside === DEFAULT_LANGUAGE ? [english] : [english, other];
};
