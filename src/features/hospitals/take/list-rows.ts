import { networkName, planName } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import { fill } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { KM_PER_MILE } from '#domain/point.ts';
import type { Hospital, HospitalPage } from '#workers/contract.ts';
import { type FinderWords, stateLabel } from '../words.ts';
import { reachBy, trustInWords } from './list-texts.ts';

const head = (words: FinderWords, near: boolean): readonly string[] => {
  const { file } = words.take;
  return [
    words.results.hospital,
    words.results.city,
    file.state,
    file.place,
    ...FLAG_NETWORKS.map(networkName),
    ...PLANS.map((plan) => fill(file.plan, { plan: planName(plan) })),
    ...(near ? [file.kilometres, file.miles] : []),
    file.note,
  ];
};

/** Whole numbers, which no spreadsheet takes for a date; nothing where the place is unknown. */
const distanceCells = (kilometres: number | undefined): readonly string[] =>
  kilometres === undefined
    ? ['', '']
    : [String(Math.round(kilometres)), String(Math.round(kilometres / KM_PER_MILE))];

const cellsOf = (words: FinderWords, hospital: Hospital): readonly string[] => [
  readableName(hospital.name),
  hospital.city,
  stateLabel(words, hospital.state),
  `${hospital.state} ${hospital.zip}`,
  ...FLAG_NETWORKS.map((network) => (hospital[network] ? words.results.yes : words.results.no)),
  ...PLANS.map((plan) => reachBy(words, hospital, plan) ?? words.take.file.none),
];

/**
 * The list as the cells of a file: one line of headings, one line for each row of the page, in its order, nothing else
 * (docs/decisions/017). The zip stands behind the state's code, as text that no spreadsheet shortens.
 */
export const listRows = (
  words: FinderWords,
  language: Language,
  { rows, distances }: HospitalPage,
): readonly (readonly string[])[] => {
  const note = trustInWords(words, language);
  const lines = rows.map((hospital, index) => [
    ...cellsOf(words, hospital),
    ...(distances === undefined ? [] : distanceCells(distances[index])),
    note,
  ]);
  return [head(words, distances !== undefined), ...lines];
};
