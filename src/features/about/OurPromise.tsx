import { Section } from '#components/Section.tsx';
import type { AboutWords } from '#content/words/words.ts';
import styles from './OurPromise.module.css';

export const OurPromise = ({ words }: { readonly words: AboutWords['promise'] }) => {
  const { label, heading, ...points } = words;
  return (
    <Section ground="ink" id="promise">
      <div className={styles.statement}>
        <p className={styles.label}>{label}</p>
        <h2>{heading}</h2>
      </div>
      <ul role="list" className={styles.points}>
        {Object.entries(points).map(([id, { title, text }]) => (
          <li key={id} className="stack gap-2 content-start">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
