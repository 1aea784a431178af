import { Ambulance, ExternalLink, Info, Waypoints } from 'lucide-react';
import { memo } from 'react';
import { Arcs } from '#components/Arcs.tsx';
import { ContactWays } from '#components/ContactWays.tsx';
import { Notice } from '#components/Notice.tsx';
import { emergencyWays } from '#content/emergency.ts';
import { brand, directory, EMERGENCY_REPORT_HOURS } from '#content/facts.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FinderNotes.module.css';
import { useFinderWords, useFirstPage } from './finder-context.ts';

export const FinderNotes = () => {
  const { emergency, ways, openNote } = useFinderWords();
  const assumed = useAssumption();
  return (
    <div className={styles.notes}>
      <Notice tone="urgent" icon={<Ambulance size={24} />} heading={emergency.heading} level={2}>
        <p>
          <strong>{emergency.first}</strong> {fill(emergency.then, { hours: String(EMERGENCY_REPORT_HOURS) })}
        </p>
        <ContactWays ways={emergencyWays(emergency)} />
      </Notice>
      <Notice tone="calm" icon={<Waypoints size={22} />} heading={ways.heading} level={2}>
        <p>{ways.body}</p>
      </Notice>
      <Notice tone="calm" icon={<Info size={22} />} heading={openNote.heading} level={2}>
        <p>{openNote.body + assumed}</p>
        <p className={styles.links}>
          <OpenNetworkLink text={openNote.link} />
        </p>
      </Notice>
    </div>
  );
};

const OpenNetworkLink = ({ text }: { readonly text: string }) => (
  <a href={brand.openNetworkSearch} target="_blank" rel="noopener" className={styles.external}>
    {text} <ExternalLink size={16} />
  </a>
);

/** Note that every hospital is assumed to be in Open; empty when the directory has an Open column. */
const useAssumption = (): string => {
  const { openNote } = useFinderWords();
  return useFirstPage().rows[0]?.open === undefined ? ` ${openNote.assumed}` : '';
};

export const OpenChosenNote = () => {
  const words = useFinderWords();
  const assumed = useAssumption();
  return (
    <p className={styles.chosen}>
      {words.openNote.chosen + assumed} <OpenNetworkLink text={words.openNote.link} />
    </p>
  );
};

export const TableFootnote = memo(() => {
  const words = useFinderWords();
  const language = usePageLanguage();
  return (
    <p className="no-max-width hint">
      {fill(words.asOf, { date: formatDate(language, directory.asOf) })}
      {directory.illustrative && ` ${words.sample.body}`} <OpenNetworkLink text={words.openNote.link} />
    </p>
  );
});

export const FinderHero = () => (
  <div className={styles.hero}>
    <h1 tabIndex={-1} className="page">
      {useFinderWords().heading}
    </h1>
    <Arcs className={styles.arcs} count={7} sun />
  </div>
);
