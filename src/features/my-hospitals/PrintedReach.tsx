import { PrintOnce, PrintPortal } from '#components/PrintPortal.tsx';
import { brand } from '#content/facts.ts';
import { localDay } from '#domain/dates.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import styles from './PrintedReach.module.css';
import { Reach } from './Reach.tsx';
import type { ReachOfList } from './use-reach.ts';

interface PrintedReachProps extends MyHospitalsProps {
  readonly reach: ReachOfList;
  readonly heading: string;
  /** Path of the page with the list, from the site's root. */
  readonly path: string;
  /** If set, the print dialog opens, and `done` is called after it. */
  readonly done?: () => void;
}

/** Print view of a list of hospitals and the plans that include them. */
export const PrintedReach = ({ words, reach, heading, path, done }: PrintedReachProps) => {
  const language = usePageLanguage();
  return (
    <PrintPortal>
      <header className={styles.title}>
        <p>{brand.name}</p>
        <h1>{heading}</h1>
        <p>{fill(words.printed, { date: formatDate(language, localDay()) })}</p>
      </header>
      <Reach words={words} reach={reach} />
      <p className={styles.address}>
        {words.address} {new URL(path, location.origin).href}
      </p>
      {done && <PrintOnce done={done} />}
    </PrintPortal>
  );
};
