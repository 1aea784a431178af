import { Section, SectionHeader } from '#components/Section.tsx';
import { provider } from '#content/provider.ts';
import type { AboutWords } from '#content/words/words.ts';
import { fill, formatDate, formatNumber } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './Barbados.module.css';
import { NoteMark } from './NoteMark.tsx';

const { insuranceCompanies, leastCorruptTop, peg } = provider.barbados;
/** No-break spaces keep each amount with its currency code. */
const PEG = `USD\u00a0${peg.usd} = BBD\u00a0${peg.bbd}`;

export const Barbados = ({ words: { barbados, why } }: { readonly words: AboutWords }) => {
  const { stability, transparency, convenience, parent } = barbados;
  const language = usePageLanguage();
  const top = fill(transparency.value, { top: String(leastCorruptTop) });
  const traits = [
    { ...stability, value: PEG, claim: 'peg' },
    { ...transparency, value: top, claim: 'leastCorrupt' },
    { ...convenience, value: formatNumber(language, insuranceCompanies), claim: 'companies' },
  ] as const;
  return (
    <Section ground="sand" id="about-afgsl">
      <div className={styles.head}>
        <SectionHeader label={barbados.label} heading={barbados.heading} lead={barbados.lead} />
        <IslandDrawing />
      </div>
      <ul role="list" className={styles.traits}>
        {traits.map(({ title, value, unit, claim, text }) => (
          <li key={claim} className={styles.trait}>
            <h3>{title}</h3>
            <p className={styles.fact}>
              <span className={styles.value}>{value}</span> {unit}
              <NoteMark claim={claim} note={why.note} />
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.parent}>
        <p className={styles.fact}>
          <span className={styles.value}>
            {fill(parent.value, { years: String(provider.parent.experienceYears) })}
          </span>{' '}
          {parent.unit}
          <NoteMark claim="parent" note={why.note} />
        </p>
        <p>{parent.text}</p>
        <p className={styles.stated}>
          {fill(barbados.stated, { date: formatDate(language, provider.asOf) })}
        </p>
      </div>
    </Section>
  );
};

const COAST =
  'M92 58C102 54 110 64 116 78S134 110 152 132 190 170 196 192 184 236 158 244 104 252 88 236 78 196 78 164 70 104 76 80 82 62 92 58Z';
const DEPTHS = [104, 72, 42, 18];

const IslandDrawing = () => (
  <svg className={styles.island} viewBox="0 0 270 310" aria-hidden>
    {DEPTHS.map((width) => (
      <path
        key={width}
        d={COAST}
        fill="none"
        stroke="var(--lagoon)"
        strokeOpacity="0.13"
        strokeWidth={width}
        strokeLinejoin="round"
      />
    ))}
    <path d={COAST} fill="var(--shell)" stroke="var(--lagoon)" strokeWidth="1.75" strokeLinejoin="round" />
    <circle cx="98" cy="218" r="12" fill="var(--sun)" opacity="0.35" />
    <circle cx="98" cy="218" r="5" fill="var(--sun)" />
  </svg>
);
