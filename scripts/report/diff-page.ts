import { basename } from 'node:path';
import { networkName } from '#content/facts.ts';
import { cityLine, type DetailedHospital } from '#domain/hospital.ts';
import { columnNetworks } from '#domain/network.ts';
import { type Count, type DirectoryDiff, lossesAbove, lossShare } from './compare-directories.ts';
import type { Pair } from './match-hospitals.ts';
import type { ReportPage } from './report-page.tsx';
import type { ReportTable, Row } from './report-table.tsx';

/** Formats the share of lost hospitals with at most one decimal, rounded down, so that 100% means all hospitals. */
const percentOf = (count: Count): string => {
  const share = Math.floor(lossShare(count) * 10) / 10;
  return share === 0 && count.lost > 0 ? 'under 0.1%' : `${share}%`;
};

const networksOf = (hospital: DetailedHospital): string =>
  columnNetworks([hospital])
    .filter((network) => hospital[network])
    .map(networkName)
    .join(', ') || 'none';

const HOSPITAL = { title: ['Hospital', 'Place'], width: 3 } as const;

const listOf = (title: string, hospitals: readonly DetailedHospital[]): ReportTable => ({
  title,
  columns: [HOSPITAL, { title: 'Networks', width: 1 }],
  rows: hospitals.map((hospital) => [[hospital.name, cityLine(hospital)], networksOf(hospital)]),
});

const renamedOf = (pairs: readonly Pair[]): ReportTable => ({
  title: 'Renamed',
  lead: 'In the same place, with a name that is like the old one. Hospitals that visitors saved under the old name are missing from their lists.',
  columns: [
    { title: ['Name before', 'Name after'], kind: 'change', width: 5 },
    { title: 'Place', width: 2 },
  ],
  rows: pairs.map(({ before, after }) => [[before.name, after.name], cityLine(after)]),
});

const movedOf = (pairs: readonly Pair[]): ReportTable => ({
  title: 'Moved',
  lead: 'With the same name, or one like it, in another city or ZIP code. Look up whether the hospital moved or the file corrects its address.',
  columns: [
    { title: 'Hospital', width: 2 },
    { title: ['Place before', 'Place after'], kind: 'change', width: 3 },
  ],
  rows: pairs.map(({ before, after }) => [after.name, [cityLine(before), cityLine(after)]]),
});

const networksTable = ({ networks }: DirectoryDiff): ReportTable => ({
  title: 'Networks changed',
  columns: [HOSPITAL, { title: 'Lost', width: 1 }, { title: 'Gained', width: 1 }],
  rows: networks.map(({ after, lost, gained }) => [
    [after.name, cityLine(after)],
    lost.map(networkName).join(', '),
    gained.map(networkName).join(', '),
  ]),
});

const detailsTable = ({ details }: DirectoryDiff): ReportTable => ({
  title: 'Details changed',
  lead: 'Address, telephone, website, type or emergency department.',
  columns: [
    HOSPITAL,
    { title: 'Detail', width: 1 },
    { title: ['Before', 'After'], kind: 'change', width: 3 },
  ],
  rows: details.map(({ after, detail, from, to }) => [[after.name, cityLine(after)], detail, [from, to]]),
});

const LOST_SHARE = 5;

const countsOf = (noun: string, counts: readonly Count[], limit: number): ReportTable => ({
  title: `Hospitals by ${noun}`,
  lead: `Lost: hospitals that were in the ${noun} and are no longer.`,
  columns: [
    { title: noun === 'state' ? 'State' : 'Network', width: 10 },
    { title: 'Before', kind: 'number', width: 5 },
    { title: 'After', kind: 'number', width: 5 },
    { title: 'Lost', kind: 'number', width: 5 },
    { title: 'Gained', kind: 'number', width: 6 },
    { title: 'Lost, %', kind: 'number', width: 6 },
  ],
  rows: counts.map((each) => [
    each.name,
    ...[each.before, each.after, each.lost, each.gained].map(String),
    percentOf(each),
  ]),
  isAlarming: (row: Row) => Number.parseFloat(String(row[LOST_SHARE])) > limit,
});

export const formatLoss = (each: Count): string =>
  `${each.name} would lose ${each.lost.toLocaleString('en')} of ${each.before.toLocaleString('en')} hospitals (${percentOf(each)})`;

const verdictOf = (diff: DirectoryDiff, limit: number): NonNullable<ReportPage['verdict']> => {
  const losses = lossesAbove(diff, limit);
  return losses.length === 0
    ? {
        isGood: true,
        text: `No state and no network loses more than ${limit}% of its hospitals.`,
        reasons: [],
      }
    : {
        isGood: false,
        text: `Do not publish this file before you know why it loses more than ${limit}% of these hospitals.`,
        reasons: losses.map((each) => `${formatLoss(each)}.`),
      };
};

/** Returns the file names without folders, which are meaningless to other people; the paths if the names are equal. */
const namesOf = (before: string, after: string): readonly [string, string] => {
  const [old, now] = [basename(before), basename(after)];
  return old === now ? [before, after] : [old, now];
};

/** Creates the page of a diff of two files. `limit`: maximum share of hospitals, in percent, that a state or network may lose; optional. */
export const diffPage = (diff: DirectoryDiff, before: string, after: string, limit?: number): ReportPage => {
  const [added, gone] = [listOf('Added', diff.added), listOf('Gone', diff.gone)];
  const [renamed, moved] = [renamedOf(diff.renamed), movedOf(diff.moved)];
  const figures = [added, gone, renamed, moved, networksTable(diff), detailsTable(diff)];
  const [old, now] = namesOf(before, after);
  const most = limit ?? Number.POSITIVE_INFINITY;
  const count = (hospitals: number): string =>
    `${hospitals.toLocaleString('en')} ${hospitals === 1 ? 'hospital' : 'hospitals'}`;
  return {
    title: 'Changes in the hospital directory',
    lead: [`Before: ${old}, ${count(diff.before)}`, `After: ${now}, ${count(diff.after)}`],
    ...(limit === undefined ? {} : { verdict: verdictOf(diff, limit) }),
    figures,
    tables: [
      countsOf('network', diff.networkCounts, most),
      gone,
      ...figures.filter((table) => table !== gone),
      countsOf('state', diff.states, most),
    ],
  };
};
