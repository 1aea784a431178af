import { brand, directory, networkName } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import { fill } from '#domain/format.ts';
import { formatDate } from '#domain/format-date.ts';
import type { Language } from '#domain/language.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import type { Hospital } from '#workers/contract.ts';
import type { FinderWords } from '../finder-context.ts';

/** "Miami, FL 33176". */
export const placeLine = ({ city, state, zip }: Hospital): string => `${city}, ${state} ${zip}`.trim();

/**
 * A plain link that phones open in the maps application and desks in the browser (Google, “Maps URLs”); a geo: link leads
 * nowhere on most desks. Nothing is asked of that host before the visitor follows it.
 */
export const mapsLink = (hospital: Hospital): string => {
  const query = `${readableName(hospital.name)}, ${placeLine(hospital)}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
};

const networksOf = (words: FinderWords, hospital: Hospital): string =>
  FLAG_NETWORKS.filter((network) => hospital[network])
    .map(networkName)
    .join(', ') || words.take.report.noNetwork;

/** The list that shows the row. */
export interface ReportedList {
  /** Whole address. */
  readonly address: string;
  /** It is measured from the visitor's own position, which no address holds. */
  readonly isNearHere: boolean;
}

const reportBody = (
  words: FinderWords,
  language: Language,
  hospital: Hospital,
  { address, isNearHere }: ReportedList,
): readonly string[] => {
  const { report } = words.take;
  return [
    `${report.hospital}: ${readableName(hospital.name)}`,
    `${report.place}: ${placeLine(hospital)}`,
    `${report.networks}: ${networksOf(words, hospital)}`,
    `${report.directory} ${formatDate(language, directory.asOf)}`,
    `${report.page}: ${address}`,
    ...(isNearHere ? [report.withoutHere] : []),
    '',
    report.wrong,
    '',
  ];
};

/** A mail about a row, ready but for what is wrong. */
export const reportLink = (
  words: FinderWords,
  language: Language,
  hospital: Hospital,
  list: ReportedList,
): string => {
  const subject = fill(words.take.report.subject, { hospital: readableName(hospital.name) });
  const body = reportBody(words, language, hospital, list).join('\r\n');
  return `mailto:${brand.emails.general}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};
