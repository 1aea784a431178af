import { PrintOnce, PrintPortal } from '#components/PrintPortal.tsx';
import { brand, networkName, planName } from '#content/facts.ts';
import { factsOf } from '#content/hospital-facts.ts';
import { readableName } from '#content/readable-name.ts';
import { localDay } from '#domain/dates.ts';
import { bothUnits } from '#domain/distance.ts';
import { fill, formatDate, plural } from '#domain/format.ts';
import { columnNetworks } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import { filtersText } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import { type FinderState, usesCurrentPosition } from '../url/finder-url.ts';
import { coverageText, type ListedPage, provenanceText } from './list-file.ts';
import styles from './PrintedList.module.css';

interface PrintedListProps {
  readonly applied: FinderState;
  readonly page: ListedPage;
  /** Path of the list, from the site's root. */
  readonly path: string;
  /** If set, the print dialog opens, and `done` is called after it. */
  readonly done?: () => void;
}

export const PrintedList = ({ applied, page, path, done }: PrintedListProps) => (
  <PrintPortal>
    <Title applied={applied} page={page} path={path} />
    <Rows page={page} />
    {done && <PrintOnce done={done} />}
  </PrintPortal>
);

const Title = ({ applied, page: { total }, path }: Omit<PrintedListProps, 'done'>) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  return (
    <header className={styles.title}>
      <p className={styles.brand}>{brand.name}</p>
      <h1>{words.take.paper.title}</h1>
      <p className={styles.what}>
        <strong>{plural(language, words.results.count, total)}</strong>: {filtersText(words, applied.filter)}
      </p>
      <p>
        {fill(words.take.paper.printed, { date: formatDate(language, localDay()) })}.{' '}
        {provenanceText(words, language)}
      </p>
      <p>
        {words.take.paper.address} {new URL(path, location.origin).href}
        {usesCurrentPosition(applied) && <> · {words.take.withoutHere}</>}
      </p>
    </header>
  );
};

const Rows = ({ page }: { readonly page: ListedPage }) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const { distances } = page;
  const distanceAt = (index: number): string => {
    const kilometers = distances?.[index];
    return kilometers === undefined ? words.near.unknown : bothUnits(language, kilometers).join(' · ');
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {words.results.hospital}
          </th>
          <th scope="col" rowSpan={2}>
            {words.results.city}
          </th>
          {distances && (
            <th scope="col" rowSpan={2}>
              {words.near.distance}
            </th>
          )}
          {columnNetworks(page.rows).map((network) => (
            <th key={network} scope="col" rowSpan={2} className={styles.flag}>
              {networkName(network)}
            </th>
          ))}
          <th scope="colgroup" colSpan={PLANS.length} className={styles.group}>
            {words.results.reachedBy}
          </th>
        </tr>
        <tr>
          {PLANS.map((plan) => (
            <th key={plan} scope="col" className={styles.plan}>
              {planName(plan)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.rows.map((hospital, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never changes
          <Row key={index} hospital={hospital} distance={distances && distanceAt(index)} facts={page.facts} />
        ))}
      </tbody>
    </table>
  );
};

interface RowProps {
  readonly hospital: Hospital;
  readonly distance: string | undefined;
  readonly facts: ListedPage['facts'];
}

const Row = ({ hospital, distance, facts }: RowProps) => {
  const words = useFinderWords();
  return (
    <tr>
      <th scope="row">
        {readableName(hospital.name)}
        {facts && <small className={styles.facts}>{factsText(hospital, facts)}</small>}
      </th>
      <td>
        {hospital.city}, {hospital.state} {hospital.zip}
      </td>
      {distance !== undefined && <td>{distance}</td>}
      {columnNetworks([hospital]).map((network) => (
        <td key={network} className={styles.flag}>
          {hospital[network] ? words.results.yes : '–'}
        </td>
      ))}
      {PLANS.map((plan) => (
        <td key={plan} className={styles.plan}>
          {coverageText(words, hospital, plan) ?? '–'}
        </td>
      ))}
    </tr>
  );
};

/** "1108 ROSS CLARK CIRCLE · +1 334 793 8701 · Emergency department: yes". */
const factsText = (hospital: Hospital, { words, known }: NonNullable<ListedPage['facts']>): string =>
  factsOf(words, hospital, known)
    .map(({ id, label, text }) => (id === 'emergency' ? `${label}: ${text}` : text))
    .join(' · ');
