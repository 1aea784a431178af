import { Printer } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Icon } from '#components/Icon.tsx';
import { Segments } from '#components/Segments.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import { useFinderWords } from '../words.ts';
import { DeskCard } from './DeskCard.tsx';
import styles from './DeskCardDialog.module.css';
import { Sheet } from './Sheet.tsx';
import { useCardTexts } from './use-card-texts.ts';

export interface DeskCardDialogProps {
  readonly hospital: Hospital;
  readonly open: boolean;
  readonly close: () => void;
}

/** The card as it will be on paper; while it is open, printing prints the card alone. */
export const DeskCardDialog = ({ hospital, open, close }: DeskCardDialogProps): ReactNode => {
  const { card } = useFinderWords().take;
  return (
    <Dialog open={open} heading={card.heading} close={card.close} onClose={close}>
      <CardOffice hospital={hospital} />
    </Dialog>
  );
};

/** What the hospital reads is English; what the member reads stands beside it, or nothing does. */
const besides = (language: Language): readonly Language[] =>
  language === 'ENG' ? ['ESP', 'POR'] : [language];

const CardOffice = ({ hospital }: { readonly hospital: Hospital }): ReactNode => {
  const { take } = useFinderWords();
  const page = usePageLanguage();
  const name = useId();
  const [beside, setBeside] = useState<Language>(page);
  const { texts, failed } = useCardTexts(beside);
  const options = [
    { value: 'ENG' as Language, text: take.card.alone },
    ...besides(page).map((value) => ({
      value,
      text: fill(take.card.with, { language: LANGUAGE_TABLE[value].inSentence }),
    })),
  ];
  return (
    <>
      <p>{take.card.lead}</p>
      <Segments
        legend={take.card.languages}
        name={name}
        value={beside}
        options={options}
        onChoose={setBeside}
      />
      <Button disabled={texts === undefined} onClick={() => print()}>
        <Icon of={Printer} size={20} /> {take.card.print}
      </Button>
      {failed && <p role="alert">{take.failed}</p>}
      {texts === undefined && !failed && <Spinner text={take.card.loading} />}
      {texts !== undefined && (
        <>
          <section className={styles.preview} aria-label={take.card.preview}>
            <DeskCard hospital={hospital} texts={texts} />
          </section>
          <Sheet>
            <DeskCard hospital={hospital} texts={texts} />
          </Sheet>
        </>
      )}
    </>
  );
};
