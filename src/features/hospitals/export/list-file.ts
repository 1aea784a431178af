import { download } from '#components/download.ts';
import { directory, networkName, planName, planNetworks } from '#content/facts.ts';
import { factsOf, hasDetails, type KnownDetails, loadDetails } from '#content/hospital-facts.ts';
import { readableName } from '#content/readable-name.ts';
import { type HospitalPanelWords, loadHospitalPanelWords } from '#content/words/words.ts';
import { csvText, listSeparator } from '#domain/csv.ts';
import { localDay } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import { fill, formatDate } from '#domain/format.ts';
import { KM_PER_MILE } from '#domain/geography/place.ts';
import { stateNameFrom } from '#domain/geography/state.ts';
import type { Language } from '#domain/language.ts';
import { columnNetworks, inNetwork, type Network } from '#domain/network.ts';
import { networksReaching, PLANS, type Plan } from '#domain/plan.ts';
import { searchClient } from '#search/index.ts';
import type { Hospital, HospitalPage } from '#workers/contract.ts';
import { filterLabels } from '../filter-labels.ts';
import type { FinderWords } from '../finder-context.ts';
import { type FinderState, queryOf } from '../url/finder-url.ts';
import { withPoint } from '../url/start-places.ts';

/** Result page with the details of its hospitals and the UI text for them. */
export interface ListedPage extends HospitalPage {
  readonly facts?: { readonly words: HospitalPanelWords; readonly known: KnownDetails } | undefined;
}

/** Fetches all rows. Rejects when no engine responds or the details do not load. */
export const fetchAll = async (
  language: Language,
  applied: FinderState,
  total: number,
): Promise<ListedPage> => {
  const page = await searchClient().search(queryOf(await withPoint(applied), 0, total));
  if (!hasDetails) return page;
  const [{ default: words }, known] = await Promise.all([
    loadHospitalPanelWords[language](),
    loadDetails(page.rows.map(({ state }) => state)),
  ]);
  return { ...page, facts: { words, known } };
};

/** Date of the directory, with a label if the networks are a sample (ruling 34). */
export const provenanceText = (words: FinderWords, language: Language): string => {
  const asOf = fill(words.asOf, { date: formatDate(language, directory.asOf) });
  return directory.illustrative ? `${words.sample.tag}. ${asOf}` : asOf;
};

/** "Open or Ultra": the networks of a plan are alternatives (ruling 15). */
export const coverageText = (words: FinderWords, hospital: Hospital, plan: Plan): string | undefined =>
  networksReaching(hospital, planNetworks[plan]).map(networkName).join(` ${words.results.or} `) || undefined;

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
  stateNameFrom(words.states, hospital.state),
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
