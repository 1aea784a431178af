import type { ReactNode } from 'react';
import { Section, SectionHeader } from '#components/Section.tsx';
import { provider } from '#content/facts.ts';
import { fill, formatDate, formatNumber } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './Barbados.module.css';
import { BarbadosTrait } from './BarbadosTrait.tsx';
import { IslandDrawing } from './IslandDrawing.tsx';
import { NoteMark } from './NoteMark.tsx';
import { useAboutWords } from './words.ts';

const { insuranceCompanies, leastCorruptTop, peg } = provider.barbados;
/** Currency codes are the same in every language; no-break spaces hold each amount to its code. */
const PEG = `USD\u00a0${peg.usd} = BBD\u00a0${peg.bbd}`;

/** Where the company that issues the plans is at home, and what that is good for. */
export const Barbados = (): ReactNode => {
  const { barbados } = useAboutWords();
  const language = usePageLanguage();
  const top = fill(barbados.transparency.value, { top: String(leastCorruptTop) });
  return (
    <Section ground="sand" id="about-afgsl">
      <div className={styles.head}>
        <SectionHeader label={barbados.label} heading={barbados.heading} lead={barbados.lead} />
        <IslandDrawing className={styles.island} />
      </div>
      <ul role="list" className={styles.traits}>
        <BarbadosTrait words={barbados.stability} value={PEG} claim="peg" />
        <BarbadosTrait words={barbados.transparency} value={top} claim="leastCorrupt" />
        <BarbadosTrait
          words={barbados.convenience}
          value={formatNumber(language, insuranceCompanies)}
          claim="companies"
        />
      </ul>
      <Parent />
    </Section>
  );
};

/** The years of the house behind the company, and the day on which the company stated all of this. */
const Parent = (): ReactNode => {
  const { parent, stated } = useAboutWords().barbados;
  const date = formatDate(usePageLanguage(), provider.asOf);
  return (
    <div className={styles.parent}>
      <p className={styles.fact}>
        <span className={styles.value}>
          {fill(parent.value, { years: String(provider.parent.experienceYears) })}
        </span>{' '}
        {parent.unit}
        <NoteMark claim="parent" />
      </p>
      <p>{parent.text}</p>
      <p className={styles.stated}>{fill(stated, { date })}</p>
    </div>
  );
};
