import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Segments } from '#components/fields/Segments.tsx';
import { Icon } from '#components/Icon.tsx';
import { PrintPortal } from '#components/PrintPortal.tsx';
import { Spinner } from '#components/Spinner.tsx';
import type { KnownDetails } from '#content/hospital-facts.ts';
import { type HospitalPanelWords, loadDeskCardWords, loadHospitalPanelWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import type { Hospital } from '#domain/hospital.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { usePageLanguage } from '#stores/language.ts';
import { type CardText, DeskCard } from './DeskCard.tsx';
import styles from './DeskCardPreview.module.css';

interface DeskCardPreviewProps {
  readonly hospital: Hospital;
  readonly words: HospitalPanelWords;
  readonly known: KnownDetails | undefined;
  /** Error message for when the card's texts do not load. */
  readonly failed: string;
}

const secondLanguages = (language: Language): readonly Language[] =>
  language === DEFAULT_LANGUAGE ? LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE) : [language];

const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView();

/** While the preview is open, the browser prints only the card. */
export const DeskCardPreview = ({ hospital, words, known, failed }: DeskCardPreviewProps) => {
  const { card } = words;
  const page = usePageLanguage();
  const name = useId();
  // The hospital needs English; the member may need another language.
  const [beside, setBeside] = useState<Language>(page);
  const loaded = useLoaded(loadTexts, beside);
  const texts = loaded?.failed ? undefined : loaded?.output;
  return (
    <>
      <p ref={bringIntoView}>{card.lead}</p>
      <Segments
        legend={card.languages}
        name={name}
        value={beside}
        options={[
          { value: DEFAULT_LANGUAGE, text: card.alone },
          ...secondLanguages(page).map((value) => ({
            value,
            text: fill(card.with, { language: LANGUAGE_TABLE[value].inSentence }),
          })),
        ]}
        onChoose={setBeside}
      />
      <Button disabled={texts === undefined} onClick={() => print()}>
        <Icon of={Printer} size={20} /> {card.print}
      </Button>
      {loaded?.failed && <p role="alert">{failed}</p>}
      {loaded === undefined && <Spinner text={card.loading} />}
      {texts !== undefined && (
        <>
          <section className={styles.preview} aria-label={card.preview}>
            <DeskCard hospital={hospital} texts={texts} known={known} />
          </section>
          <PrintPortal>
            <DeskCard hospital={hospital} texts={texts} known={known} />
          </PrintPortal>
        </>
      )}
    </>
  );
};

/** Texts in English, and in the other language if there is one. */
const loadTexts = (beside: Language): Promise<readonly CardText[]> =>
  Promise.all(
    [...new Set([DEFAULT_LANGUAGE, beside])].map(async (language) => {
      const [{ default: words }, { default: panel }] = await Promise.all([
        loadDeskCardWords[language](),
        loadHospitalPanelWords[language](),
      ]);
      return { language, words, panel };
    }),
  );
