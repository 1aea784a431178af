import { PrintPortal, type PrintPortalProps } from '#components/PrintPortal.tsx';
import { brand, networkName, planName } from '#content/facts.ts';
import { factsOf } from '#content/hospital-facts.ts';
import { readableName } from '#content/readable-name.ts';
import { localDay } from '#domain/dates.ts';
import { fill, formatDate, plural } from '#domain/format.ts';
import { bothUnits } from '#domain/geography/place.ts';
import { columnNetworks } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import { filtersText } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import { type FinderState, usesCurrentPosition } from '../url/finder-url.ts';
import { coverageText, type ListedPage, provenanceText } from './list-file.ts';
import styles from './PrintedList.module.css';

interface PrintedListProps extends Pick<PrintPortalProps, 'done'> {
  readonly applied: FinderState;
  readonly page: ListedPage;
  /** Path of the list, from the site's root. */
  readonly path: string;
}

export const PrintedList = ({ applied, page, path, done }: PrintedListProps) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const { paper, withoutHere } = words.take;
  return (
    <PrintPortal done={done}>
      <header className={styles.title}>
        <p className={styles.brand}>{brand.name}</p>
        <h1>{paper.title}</h1>
        <p className={styles.what}>
          <strong>{plural(language, words.results.count, page.total)}</strong>:{' '}
          {filtersText(words, applied.filter)}
        </p>
        <p>
          {fill(paper.printed, { date: formatDate(language, localDay()) })}. {provenanceText(words, language)}
        </p>
        <p>
          {paper.address} {new URL(path, location.origin).href}
          {usesCurrentPosition(applied) && <> · {withoutHere}</>}
        </p>
      </header>
      <Rows page={page} />
    </PrintPortal>
  );
};

const Rows = ({ page: { rows, distances, facts } }: Pick<PrintedListProps, 'page'>) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const { results, near } = words;
  const networks = columnNetworks(rows);
  const distanceText = (kilometers: number | undefined): string =>
    kilometers === undefined ? near.unknown : bothUnits(language, kilometers).join(' · ');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[results.hospital, results.city, ...(distances ? [near.distance] : [])].map((heading) => (
            <th key={heading} scope="col" rowSpan={2}>
              {heading}
            </th>
          ))}
          {networks.map((network) => (
            <th key={network} scope="col" rowSpan={2} className={styles.flag}>
              {networkName(network)}
            </th>
          ))}
          <th scope="colgroup" colSpan={PLANS.length} className={styles.group}>
            {results.reachedBy}
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
        {rows.map((hospital, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never changes
          <tr key={index}>
            <th scope="row">
              {readableName(hospital.name)}
              {facts && <small className={styles.facts}>{factsText(hospital, facts)}</small>}
            </th>
            <td>
              {hospital.city}, {hospital.state} {hospital.zip}
            </td>
            {distances && <td>{distanceText(distances[index])}</td>}
            {networks.map((network) => (
              <td key={network} className={styles.flag}>
                {hospital[network] ? results.yes : '–'}
              </td>
            ))}
            {PLANS.map((plan) => (
              <td key={plan} className={styles.plan}>
                {coverageText(words, hospital, plan) ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** "1108 ROSS CLARK CIRCLE · +1 334 793 8701 · Emergency department: yes". */
const factsText = (hospital: Hospital, { words, known }: NonNullable<ListedPage['facts']>): string =>
  factsOf(words, hospital, known)
    .map(({ id, label, text }) => (id === 'emergency' ? `${label}: ${text}` : text))
    .join(' · ');
