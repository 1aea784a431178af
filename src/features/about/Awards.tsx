import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { brand } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import styles from './Awards.module.css';
import { EnvelopeDrawing } from './EnvelopeDrawing.tsx';
import { NoteMark } from './NoteMark.tsx';
import { ValuePanel } from './ValuePanel.tsx';
import { useAboutWords } from './words.ts';

/** The one ranking that the company names. */
export const WorkplaceRanking = ({ year }: { readonly year: string }): ReactNode => {
  const { ranking } = useAboutWords().values;
  return (
    <ValuePanel
      emblem={
        <p className={styles.year} aria-hidden>
          {year}
        </p>
      }
      heading={
        <>
          {fill(ranking.heading, { year })}
          <NoteMark claim="ranking" />
        </>
      }
    >
      <p>{fill(ranking.text, { year })}</p>
    </ValuePanel>
  );
};

/** No award is named here: the list is published on request. */
export const OtherAwards = (): ReactNode => {
  const { awards } = useAboutWords().values;
  return (
    <ValuePanel
      emblem={<EnvelopeDrawing className={styles.envelope} />}
      heading={
        <>
          {awards.heading}
          <NoteMark claim="awards" />
        </>
      }
    >
      <p>{awards.text}</p>
      <p>
        <a className={buttonClass('outline')} href={`mailto:${brand.emails.general}`}>
          <Icon of={Mail} size={20} strokeWidth={1.75} /> {awards.write}
        </a>
      </p>
    </ValuePanel>
  );
};
