import { download } from '#components/download.ts';
import { networkName, planName } from '#content/facts.ts';
import { factsOf } from '#content/hospital-facts.ts';
import { readableName } from '#content/readable-name.ts';
import { csvText, listSeparator } from '#domain/csv.ts';
import { localDay } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import { fill } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { columnNetworks, inNetwork, type Network } from '#domain/network.ts';
import { KM_PER_MILE } from '#domain/place.ts';
import { PLANS } from '#domain/plan.ts';
import type { Hospital } from '#workers/contract.ts';
import { filterLabels } from '../filter-labels.ts';
import { type FinderWords, stateLabel } from '../finder-context.ts';
import type { FinderState } from '../url/finder-url.ts';
import type { ListedPage } from './fetch-list.ts';
import { coverageText, provenanceText } from './list-texts.ts';

export const saveList = (
  words: FinderWords,
  language: Language,
  applied: FinderState,
  page: ListedPage,
): void =>
  download(
    fileName(words, applied, new Date()),
    'text/csv',
    csvText(listRows(words, language, page), listSeparator(navigator.language)),
  );

const MAX_SLUG = 80;

/** "hospitals-texas-plus-network-2026-11-20.csv". */
export const fileName = (words: FinderWords, { filter }: FinderState, now: Date): string => {
  const parts = [words.take.file.file, ...filterLabels(words, filter).map(({ text }) => text)];
  const slug = fold(parts.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '');
  return `${slug}-${localDay(now)}.csv`;
};

/** A header row, then the hospitals (docs/decisions/017). One cell has state and ZIP, so that leading zeros are kept. */
export const listRows = (
  words: FinderWords,
  language: Language,
  { rows, distances, facts }: ListedPage,
): readonly (readonly string[])[] => {
  const note = provenanceText(words, language);
  const lines = rows.map((hospital, index) => [
    ...cellsOf(words, hospital, columnNetworks(rows)),
    ...factCells(hospital, facts),
    ...(distances === undefined ? [] : distanceCells(distances[index])),
    note,
  ]);
  return [headings(words, columnNetworks(rows), distances !== undefined, facts), ...lines];
};

const headings = (
  words: FinderWords,
  networks: readonly Network[],
  hasDistances: boolean,
  facts: ListedPage['facts'],
): readonly string[] => {
  const { file } = words.take;
  return [
    words.results.hospital,
    words.results.city,
    file.state,
    file.place,
    ...networks.map(networkName),
    ...PLANS.map((plan) => fill(file.plan, { plan: planName(plan) })),
    ...(facts?.known.columns.flatMap((id) => [
      facts.words.facts[id],
      ...(id === 'address' ? [facts.words.maps] : []),
    ]) ?? []),
    ...(hasDistances ? [file.kilometers, file.miles] : []),
    file.note,
  ];
};

const cellsOf = (words: FinderWords, hospital: Hospital, networks: readonly Network[]): readonly string[] => [
  readableName(hospital.name),
  hospital.city,
  stateLabel(words, hospital.state),
  `${hospital.state} ${hospital.zip}`,
  ...networks.map((network) => (inNetwork(network, hospital) ? words.results.yes : words.results.no)),
  ...PLANS.map((plan) => coverageText(words, hospital, plan) ?? words.take.file.none),
];

/** One cell per kind of detail that the directory has; a map link follows the address. */
const factCells = (hospital: Hospital, facts: ListedPage['facts']): readonly string[] => {
  if (facts === undefined) return [];
  const known = factsOf(facts.words, hospital, facts.known);
  return facts.known.columns.flatMap((id) => {
    const { text = '', href = '' } = known.find((fact) => fact.id === id) ?? {};
    if (id === 'address') return [text, href];
    // Spreadsheets read a leading plus sign as a formula.
    return [id === 'website' ? href : text.replace(/^\+/, '')];
  });
};

/** Whole numbers: spreadsheets do not read them as dates. */
const distanceCells = (kilometers: number | undefined): readonly string[] =>
  kilometers === undefined
    ? ['', '']
    : [String(Math.round(kilometers)), String(Math.round(kilometers / KM_PER_MILE))];
