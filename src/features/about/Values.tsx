import { Mail } from 'lucide-react';
import { Arcs } from '#components/Arcs.tsx';
import { buttonClass } from '#components/Button.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { Tabs } from '#components/Tabs.tsx';
import { brand } from '#content/facts.ts';
import { provider } from '#content/provider.ts';
import type { AboutWords } from '#content/words/words.ts';
import { fill, formatDate, formatRank } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { NoteMark } from './NoteMark.tsx';
import styles from './Values.module.css';

type ValuesProps = { readonly words: AboutWords };

const { grade, gradeName, rank, ratings, date, heldSince } = provider.rating;

export const Values = ({ words: { values, why } }: ValuesProps) => {
  const { rating, ranking, awards } = values;
  const place = { rank: formatRank(usePageLanguage(), rank), ratings: String(ratings) };
  const year = String(provider.workplaceRankingYear);
  const panels = [
    {
      id: 'rating',
      label: rating.tab,
      heading: fill(rating.heading, place),
      emblem: (
        <>
          <Arcs className={styles.arcs} count={9} />
          <p className={styles.grade}>{grade}</p>
          <p className={styles.gradeName}>{gradeName}</p>
        </>
      ),
      body: <Rating words={rating} scale={fill(rating.scale, place)} />,
    },
    {
      id: 'ranking',
      label: fill(ranking.tab, { year }),
      heading: fill(ranking.heading, { year }),
      emblem: (
        <p className={styles.year} aria-hidden>
          {year}
        </p>
      ),
      body: <p>{fill(ranking.text, { year })}</p>,
    },
    // Names no award, because the list is available on request only.
    {
      id: 'awards',
      label: awards.tab,
      heading: awards.heading,
      emblem: <EnvelopeDrawing />,
      body: (
        <>
          <p>{awards.text}</p>
          <p>
            <a className={buttonClass('outline')} href={`mailto:${brand.emails.general}`}>
              <Mail size={20} strokeWidth={1.75} /> {awards.write}
            </a>
          </p>
        </>
      ),
    },
  ] as const;
  return (
    <Section ground="sand" id="values-guide-us">
      <SectionHeader label={values.label} heading={values.heading} lead={values.lead} />
      <Tabs
        label={values.tabs}
        tabs={panels.map(({ id, label, heading, emblem, body }) => ({
          id,
          label,
          body: (
            <div className={styles.panel}>
              <div className={styles.emblem}>{emblem}</div>
              <div className={styles.text}>
                <h3>
                  {heading}
                  <NoteMark claim={id} note={why.note} />
                </h3>
                {body}
              </div>
            </div>
          ),
        }))}
      />
    </Section>
  );
};

interface RatingProps {
  readonly words: AboutWords['values']['rating'];
  /** Sentence that replaces the bars for screen readers. */
  readonly scale: string;
}

const Rating = ({ words, scale }: RatingProps) => {
  const language = usePageLanguage();
  return (
    <>
      <RatingScale {...words} label={scale} />
      <p>{words.text}</p>
      <dl className={styles.dates}>
        <div>
          <dt className="hint">{words.date}</dt>
          <dd className="semibold tabular">{formatDate(language, date)}</dd>
        </div>
        <div>
          <dt className="hint">{words.since}</dt>
          <dd className="semibold tabular">{heldSince}</dd>
        </div>
      </dl>
    </>
  );
};

/** Bars from the highest to the lowest rating; the company's own rating is highlighted. */
const RatingScale = ({ label, highest, lowest }: Record<'label' | 'highest' | 'lowest', string>) => (
  <div className={styles.scale}>
    <svg viewBox={`0 0 ${ratings * 24 - 6} 64`} role="img" aria-label={label}>
      {Array.from({ length: ratings }, (_, index) => index).map((index) => {
        const height = Math.round(64 - (index * 52) / (ratings - 1));
        return (
          <rect
            key={index}
            className={index + 1 === rank ? styles.ours : styles.other}
            x={index * 24}
            y={64 - height}
            width="18"
            height={height}
            rx="3"
          />
        );
      })}
    </svg>
    <p className={styles.ends} aria-hidden>
      <span>{highest}</span>
      <span>{lowest}</span>
    </p>
  </div>
);

const EnvelopeDrawing = () => (
  <svg
    className={styles.envelope}
    viewBox="0 0 240 190"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M58 92V22a10 10 0 0 1 10-10h104a10 10 0 0 1 10 10v70" />
    <path d="M84 40h72M84 58h72M84 76h40" stroke="var(--sun)" />
    <path d="M30 80 20 88v80a10 10 0 0 0 10 10h180a10 10 0 0 0 10-10V88l-10-8" />
    <path d="m20 90 88 58a22 22 0 0 0 24 0l88-58M24 174l70-58M216 174l-70-58" />
  </svg>
);
