import { type ReactNode, useMemo, useRef } from 'react';
import { Opening } from '#components/Opening.tsx';
import { Section } from '#components/Section.tsx';
import type { BodyTree } from '#content/body.ts';
import type { Question } from '#content/question.ts';
import type { FaqsWords } from '#content/words/words.ts';
import { CATEGORIES, type Category } from '#domain/category.ts';
import { BackToResults } from './BackToResults.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { CategoryList } from './CategoryList.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { type Beside, HelpCategory } from './HelpCategory.tsx';
import styles from './HelpCentre.module.css';
import { HelpContacts } from './HelpContacts.tsx';
import { HelpSearchBox } from './HelpSearchBox.tsx';
import { useHelp } from './use-help.ts';

export interface HelpCentreProps {
  readonly words: FaqsWords;
  readonly questions: readonly Question[];
  /** The answers, by the ids of their questions. */
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
  /** What helps beside the answers of a category; the same at every rendering. */
  readonly beside?: Partial<Readonly<Record<Category, Beside>>>;
}

/** The search, the categories, and the questions of the one that is chosen or the answers that were found. */
export const HelpCentre = ({ words, questions, bodies, beside = {} }: HelpCentreProps): ReactNode => {
  const answers = useRef<HTMLDivElement>(null);
  const { place, chosen, choose, search, view, ...field } = useHelp(questions, answers);
  const choice = { words, chosen, choose };
  return (
    <>
      <Opening heading={words.heading} lead={words.lead}>
        <HelpSearchBox words={words} search={search} {...field} />
      </Opening>
      <Section ground="shell">
        <div className={styles.centre} data-view={view}>
          <CategoryGrid {...choice} />
          <div className={styles.columns}>
            <CategoryList {...choice} />
            <div className={styles.content}>
              <CategorySelect {...choice} />
              {view === 'answer' && <BackToResults words={words} text={field.text} />}
              {view === 'results' && <Results {...choice} search={search} last={place.open} />}
              <div ref={answers} className={styles.answers}>
                <Categories {...{ words, questions, bodies, beside, place, chosen }} />
              </div>
              <HelpContacts words={words} />
            </div>
          </div>
        </div>
      </Section>
    </>
  );
};

type Help = ReturnType<typeof useHelp>;
type ResultsProps = Pick<HelpCentreProps, 'words'> &
  Pick<Help, 'choose' | 'search'> & { readonly last: string };

const Results = ({ words, choose, search: { found }, last }: ResultsProps): ReactNode => {
  if (found === undefined) return null;
  const { SearchResults, NoAnswer } = found.parts;
  if (found.answer.hits.length === 0) return <NoAnswer {...{ words, found, choose }} />;
  return <SearchResults {...{ words, found, last }} />;
};

const Categories = ({
  words,
  questions,
  bodies,
  beside,
  place,
  chosen,
}: HelpCentreProps & Pick<Help, 'place' | 'chosen'>): ReactNode => {
  const groups = useMemo(() => grouped(questions), [questions]);
  return groups.map(([category, own]) => (
    <HelpCategory
      key={category}
      category={category}
      words={words}
      questions={own}
      bodies={bodies}
      beside={beside?.[category]}
      isShown={category === chosen}
      open={category === place.category ? place.open : ''}
    />
  ));
};

const grouped = (questions: readonly Question[]) =>
  CATEGORIES.map((category) => [category, questions.filter((each) => each.category === category)] as const);
