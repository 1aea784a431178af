import { Arcs } from '#components/Arcs.tsx';
import { Figures } from '#components/Figures.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { provider } from '#content/provider.ts';
import type { AboutWords } from '#content/words/words.ts';
import { fill, formatBigMoney } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './KeyFigures.module.css';
import { NoteMark } from './NoteMark.tsx';

const IDS = ['liquidity', 'benefitsPaid', 'netIncome'] as const;

export const KeyFigures = ({ words: { figures, why } }: { readonly words: AboutWords }) => {
  const language = usePageLanguage();
  const year = { year: String(provider.figures.year) };
  return (
    <div className="clip relative on-dark">
      <Arcs className={styles.arcs} count={11} />
      <Section ground="ink" id="key-figures">
        <SectionHeader heading={figures.heading} lead={fill(figures.lead, year)} />
        <Figures
          look="rows"
          figures={IDS.map((id) => ({
            id,
            value: formatBigMoney(language, provider.figures[id]),
            label: fill(figures[id], year),
            note: <NoteMark claim={id} note={why.note} />,
          }))}
        />
      </Section>
    </div>
  );
};
