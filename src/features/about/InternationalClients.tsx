import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { Section } from '#components/Section.tsx';
import { useSitePath } from '#stores/language.ts';
import { GlobeDrawing } from './GlobeDrawing.tsx';
import styles from './InternationalClients.module.css';
import { useAboutWords } from './words.ts';

/** Whom the plans are made for. */
export const InternationalClients = (): ReactNode => {
  const { clients } = useAboutWords();
  const sitePath = useSitePath();
  return (
    <Section ground="shell">
      <div className={styles.banner}>
        <GlobeDrawing className={styles.globe} />
        <div className={styles.text}>
          <h2>{clients.heading}</h2>
          <p>{clients.text}</p>
          <p className={styles.actions}>
            <Link className={buttonClass('outline')} to={`${sitePath('/')}#plans`}>
              {clients.plans}
            </Link>
            <Link className={styles.second ?? ''} to={sitePath('/hospitals')}>
              {clients.hospitals}
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
};
