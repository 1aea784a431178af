import { networkName } from '#content/facts.ts';
import { cityLine } from '#domain/hospital.ts';
import type { DetailedHospital } from '#domain/hospital-details.ts';
import { shorten } from '../data/cells.ts';
import { section } from '../data/summarize-report.ts';
import type { Count, DirectoryDiff } from './compare-directories.ts';
import { percentOf } from './diff-page.ts';

const show = (hospital: DetailedHospital): string => `${shorten(hospital.name)}, ${cityLine(hospital)}`;

const showCount = (each: Count): string => {
  const { name, before, after, lost, gained } = each;
  const losses = lost === 0 ? '' : `, ${lost} lost (${percentOf(each)})`;
  return `${name}: ${before} → ${after}${losses}${gained === 0 ? '' : `, ${gained} gained`}`;
};

const list = <Entry>(title: string, entries: Iterable<Entry>, showOne: (entry: Entry) => string): string[] =>
  section(title, entries, showOne, () => true, '--html FILE has them all');

/** Formats the changes for the terminal, up to 40 of each kind. */
export const summarizeDiff = (diff: DirectoryDiff, before: string, after: string): string => {
  const { added, gone, renamed, moved, networks, details, states, networkCounts } = diff;
  return [
    `${before}: ${diff.before} hospitals`,
    `${after}: ${diff.after} hospitals`,
    `${added.length} added, ${gone.length} gone, ${renamed.length} renamed, ${moved.length} moved, ` +
      `${networks.length} with other networks, ${details.length} details changed`,
    ...list('Networks', networkCounts, showCount),
    ...list(
      'States with changes',
      states.filter(({ lost, gained }) => lost + gained > 0),
      showCount,
    ),
    ...list('Gone', gone, show),
    ...list('Added', added, show),
    ...list('Renamed', renamed, (pair) => `${show(pair.before)} → ${shorten(pair.after.name)}`),
    ...list('Moved', moved, (pair) => `${show(pair.before)} → ${cityLine(pair.after)}`),
    ...list('Networks changed', networks, ({ after: hospital, lost, gained }) =>
      [
        `${show(hospital)}:`,
        ...lost.map((network) => `-${networkName(network)}`),
        ...gained.map((network) => `+${networkName(network)}`),
      ].join(' '),
    ),
    ...list(
      'Details changed',
      details,
      ({ after: hospital, detail, from, to }) => `${show(hospital)}: ${detail} "${from}" → "${to}"`,
    ),
  ].join('\n');
};
