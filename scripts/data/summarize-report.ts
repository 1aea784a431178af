import type { BuildReport, Change, DuplicateHospital, SuspiciousZip, UnresolvedCity } from './report.ts';
import { shorten } from './shorten.ts';

/** Longer lists are cut on screen; the JSON report has them whole. */
const MOST_SHOWN = 40;
const MOST_LINES = 5;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const showLines = (lines: readonly number[]): string => {
  const shown = lines.slice(0, MOST_LINES).join(', ');
  const more = lines.length > MOST_LINES ? ` and ${lines.length - MOST_LINES} more` : '';
  return `${lines.length === 1 ? 'line' : 'lines'} ${shown}${more}`;
};

const section = (title: string, entries: readonly string[]): string[] => {
  if (entries.length === 0) return [];
  const rest = entries.length - MOST_SHOWN;
  const more = rest > 0 ? [`  … and ${rest} more; --report FILE has them all`] : [];
  return ['', title, ...entries.slice(0, MOST_SHOWN).map((entry) => `  ${entry}`), ...more];
};

const countByReason = (changes: Iterable<Change>): string[] => {
  const counts = new Map<string, number>();
  for (const { column, reason, lines } of changes) {
    const key = `${column}: ${reason}`;
    counts.set(key, (counts.get(key) ?? 0) + lines.length);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([key, count]) => `${String(count).padStart(7)}  ${key}`);
};

const SPELLING = new Set(['readable case', 'one spelling per place']);
const isRepair = ({ column, reason }: Change): boolean => column === 'City' && !SPELLING.has(reason);

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

/** The report for people: what was changed and why, and what somebody has to look at. */
export const summarizeReport = (report: BuildReport): string => {
  const { rows, hospitals, notes } = report;
  const [changes, cities, zips] = [
    [...report.changes],
    [...report.unresolvedCities],
    [...report.suspiciousZips],
  ];
  const duplicates = [...report.duplicates].sort((a, b) => Number(b.disagree) - Number(a.disagree));
  return [
    `${report.input}: ${plural(rows, 'row', 'rows')}, ${plural(hospitals, 'hospital', 'hospitals')}`,
    ...section('Changes', countByReason(changes)),
    ...section('Cities put right', changes.filter(isRepair).map(showChange)),
    ...section(
      'Cities not found, left as written (a row in data/city-corrections.csv settles them)',
      cities.map(showCity),
    ),
    ...section('Suspicious zips, left as written', zips.map(showZip)),
    ...section('Duplicates merged', duplicates.map(showDuplicate)),
    ...section('Notes', notes),
  ].join('\n');
};
