import { Section, SectionHeader } from '#components/Section.tsx';
import { brand } from '#content/facts.ts';
import { provider } from '#content/provider.ts';
import type { AboutWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './CompanyFamily.module.css';
import { NoteMark } from './NoteMark.tsx';

const years = String(provider.parent.experienceYears);

export const CompanyFamily = ({ words: { family, why } }: { readonly words: AboutWords }) => {
  const date = formatDate(usePageLanguage(), provider.asOf);
  return (
    <Section ground="shell" id="american-fidelity">
      <div className={styles.columns}>
        <div className={styles.story}>
          <SectionHeader label={family.label} heading={family.heading} />
          <p>
            {fill(family.history, { brand: brand.name, years, date })}
            <NoteMark claim="experience" note={why.note} />
          </p>
          <p>{family.company}</p>
          <p>{family.consultant}</p>
        </div>
        <div className={styles.chain}>
          <h3>{family.chain}</h3>
          <ol role="list">
            {Object.entries(family.steps).map(([id, { title, text }]) => (
              <li key={id} className={styles.step}>
                <strong className="block semibold">{title}</strong>
                {fill(text, { years })}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
};
