import { Ambulance, ExternalLink, Info, Waypoints } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Notice } from '#components/Notice.tsx';
import { brand, directory, EMERGENCY_REPORT_HOURS } from '#content/facts.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FinderNotes.module.css';
import { useFinderWords } from './finder-context.ts';

export const FinderNotes = () => {
  const { ways, openNote } = useFinderWords();
  return (
    <div className={styles.notes}>
      <EmergencyNote />
      <Notice tone="calm" icon={<Icon of={Waypoints} size={22} />} heading={ways.heading} level={2}>
        <p>{ways.body}</p>
      </Notice>
      <Notice tone="calm" icon={<Icon of={Info} size={22} />} heading={openNote.heading} level={2}>
        <p>{openNote.body}</p>
        <p className={styles.links}>
          <OpenNetworkLink text={openNote.link} />
        </p>
      </Notice>
    </div>
  );
};

const EmergencyNote = () => {
  const words = useFinderWords();
  const telephone = brand.telephones[0] ?? '';
  const { medical } = brand.emails;
  return (
    <Notice
      tone="urgent"
      icon={<Icon of={Ambulance} size={24} />}
      heading={words.emergency.heading}
      level={2}
    >
      <p>
        <strong>{words.emergency.first}</strong>{' '}
        {fill(words.emergency.then, { hours: String(EMERGENCY_REPORT_HOURS) })}
      </p>
      <p className={styles.links}>
        <a href={`tel:${telephone.replaceAll(' ', '')}`}>{fill(words.emergency.call, { telephone })}</a>
        <a href={`mailto:${medical}`}>{fill(words.emergency.write, { address: medical })}</a>
      </p>
    </Notice>
  );
};

export const OpenNetworkLink = ({ text }: { readonly text: string }) => (
  <a href={brand.openNetworkSearch} target="_blank" rel="noopener" className={styles.external}>
    {text} <Icon of={ExternalLink} size={16} />
  </a>
);

export const OpenChosenNote = () => {
  const words = useFinderWords();
  return (
    <p className={styles.chosen}>
      {words.openNote.chosen} <OpenNetworkLink text={words.openNote.link} />
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
