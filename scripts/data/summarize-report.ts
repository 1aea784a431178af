import { DETAILS } from '#domain/hospital-details.ts';
import { shorten, showLines } from './cells.ts';
import { groupMistakes } from './input/mistakes.ts';
import type { BuildReport, Change, DuplicateHospital, SuspiciousZip, UnresolvedCity } from './report.ts';

/** Maximum number of entries per section in the terminal; the JSON report is complete. */
const MOST_SHOWN = 40;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Formats one section. Iterates only once, because a million rows may have hundreds of thousands of entries. */
export const section = <Entry>(
  title: string,
  entries: Iterable<Entry>,
  show: (entry: Entry) => string,
  isMeant: (entry: Entry) => boolean = () => true,
  whole = '--report FILE has them all',
): string[] => {
  const shown: string[] = [];
  let count = 0;
  for (const entry of entries) if (isMeant(entry) && count++ < MOST_SHOWN) shown.push(`  ${show(entry)}`);
  const rest = count - shown.length;
  const more = rest > 0 ? [`  … and ${rest} more; ${whole}`] : [];
  return count === 0 ? [] : ['', title, ...shown, ...more];
};

/** Counts the lines per column and reason, in descending order. */
export const countReasons = (changes: Iterable<Change>): [reason: string, lines: number][] => {
  const counts = new Map<string, number>();
  for (const { column, reason, lines } of changes) {
    const key = `${column}: ${reason}`;
    counts.set(key, (counts.get(key) ?? 0) + lines.length);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
};

const countByReason = (changes: Iterable<Change>): string[] =>
  countReasons(changes).map(([key, count]) => `${String(count).padStart(7)}  ${key}`);

const asItIs = (text: string): string => text;

const SPELLING = new Set(['readable case', 'one spelling per place']);
/** Whether a change corrects a city to another place, not only to another spelling. */
export const isRepair = ({ column, reason }: Change): boolean => column === 'City' && !SPELLING.has(reason);

const showChange = ({ from, to, state, zip, reason, lines }: Change): string =>
  `"${shorten(from)}" → ${to} (${state} ${zip}): ${reason}; ${showLines(lines)}`;
const showCity = ({ city, state, zip, why, lines }: UnresolvedCity): string =>
  `"${shorten(city)}" (${state} ${zip}): ${why}; ${showLines(lines)}`;
const showZip = ({ zip, state, why, lines }: SuspiciousZip): string =>
  `"${shorten(zip)}" (${state}): ${why}; ${showLines(lines)}`;
const showDuplicate = ({ name, city, state, zip, lines, disagree, kept }: DuplicateHospital): string => {
  const networks = disagree ? `; the networks differ, kept: ${kept.join(', ') || 'none'}` : '';
  return `${shorten(name)}, ${city}, ${state} ${zip}; ${showLines(lines)}${networks}`;
};

const countDetails = ({ rows, details }: BuildReport): string[] =>
  DETAILS.filter((name) => details[name] > 0).map((name) => `${name}: ${details[name]} of ${rows} rows`);

/** Formats the report for the terminal: changes with reasons, and entries to check. `peakMemory` is in units of 1024 bytes. */
export const summarizeReport = (report: BuildReport, peakMemory?: number): string => {
  const { rows, hospitals, notes } = report;
  const megabytes = peakMemory && Math.ceil((peakMemory * 1024) / 1e6).toLocaleString('en');
  const memory = megabytes ? `, at most ${megabytes} MB of memory` : '';
  const duplicates = [...report.duplicates].sort((a, b) => Number(b.disagree) - Number(a.disagree));
  return [
    `${report.input}: ${plural(rows, 'row', 'rows')}, ${plural(hospitals, 'hospital', 'hospitals')}${memory}`,
    ...section(
      'Rows set aside, not in the directory (--rejected FILE writes them)',
      groupMistakes(report.input, report.rejected),
      asItIs,
    ),
    ...section('Changes', countByReason(report.changes), asItIs),
    ...section('Corrected cities', report.changes, showChange, isRepair),
    ...section(
      'Cities not found, left as written (a row in data/city-corrections.csv settles them)',
      report.unresolvedCities,
      showCity,
    ),
    ...section('Suspicious zips, left as written', report.suspiciousZips, showZip),
    ...section('Duplicates merged', duplicates, showDuplicate),
    ...section('Details', countDetails(report), asItIs),
    ...section('Notes', notes, asItIs),
  ].join('\n');
};
