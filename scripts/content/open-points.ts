import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../group-by.ts';

/** An item that the site's owner must still supply, confirm or renew. */
export interface OpenPoint {
  readonly group: string;
  readonly what: string;
  /** File and line: `data/brand.json:3`. */
  readonly at?: string | undefined;
}

export interface CheckOptions {
  /** The folder that holds data/. */
  readonly root: string;
  readonly today: Date;
}

interface Line {
  readonly at: string;
  readonly text: string;
}

/** Returns the lines of a file with their positions; an empty list if the file does not exist. */
const linesOf = ({ root }: CheckOptions, file: string): readonly Line[] => {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .map((text, index) => ({ at: `${file}:${index + 1}`, text }));
};

/** Returns the paths of the Markdown files below a folder, with "/" as separator on every system. */
const markdownBelow = ({ root }: CheckOptions, folder: string): readonly string[] => {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
};

/** Returns a point for each Markdown file below a folder without a line that matches `field`. */
const withoutField = (
  options: CheckOptions,
  folder: string,
  field: RegExp,
  point: OpenPoint,
): readonly OpenPoint[] =>
  markdownBelow(options, folder)
    .filter((file) => linesOf(options, file).every(({ text }) => !field.test(text)))
    .map((file) => ({ ...point, at: `${file}:1` }));

/** Returns the legal texts whose front matter lacks `approved: YYYY-MM-DD`. */
const drafts = (options: CheckOptions): readonly OpenPoint[] =>
  withoutField(options, 'data/legal', /^approved: *\d{4}-\d\d-\d\d/, {
    group: 'Drafts for counsel (once approved, write "approved: YYYY-MM-DD" into the front matter)',
    what: 'a draft in plain language, not yet approved',
  });

const OLD = 'Claims older than a year';

/**
 * Dated fields: `"date": "2025-06-25"`, `"asOf": "2026-11-20"`, `"year": 2024`, `"workplaceRankingYear": 2024`; in Markdown
 * `reviewed: 2026-11-20`. A year without a day counts as its December 31.
 */
const AS_OF = /^\s*"?(date|asOf|year|\w+Year|reviewed)"?:\s*"?(\d{4})(-\d\d-\d\d)?/;

/** Returns claims and reviews dated more than a year ago, and answers without a review date. */
const datedClaims = (options: CheckOptions): readonly OpenPoint[] => {
  const yearAgo = new Date(options.today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const files = ['data/provider.json', 'data/directory.json', 'data/security.json'];
  const lines = [...files, ...markdownBelow(options, 'data/faq')].flatMap((file) => linesOf(options, file));
  return [
    ...lines.flatMap(({ at, text }) => {
      const [, name, year, day = ''] = AS_OF.exec(text) ?? [];
      if (year === undefined || new Date(`${year}${day || '-12-31'}`) >= yearAgo) return [];
      return [{ group: OLD, what: `${name}: ${year}${day}`, at }];
    }),
    ...withoutField(options, 'data/faq', /^reviewed: *\d/, {
      group: OLD,
      what: 'the front matter has no "reviewed" date',
    }),
  ];
};

/** Returns an open point while the directory is a sample (ruling 34). */
const sampleDirectory = (options: CheckOptions): readonly OpenPoint[] =>
  linesOf(options, 'data/directory.json')
    .filter(({ text }) => /"illustrative":\s*true/.test(text))
    .map(({ at }) => ({
      group: 'To be supplied by the owner',
      what: 'The hospital directory: its network marks are samples (illustrative: true).',
      at,
    }));

/** Reserved hosts and numbers (RFC 2606; 555-0100 to 555-0199), and obvious placeholders. */
const RESERVED = /"[^"]*\.example\b[^"]*"|"\+1 246 555 01\d\d"|"Address line[^"]*"/g;
const KEY = /"(\w+)":/g;

/** Optional keys. Without a web vitals target nothing is measured (ruling 33). */
const MAY_BE_NULL = new Set(['webVitalsTarget']);

const reservedValues = (options: CheckOptions): readonly OpenPoint[] => {
  let key = '';
  return ['data/brand.json', 'data/security.json']
    .flatMap((file) => linesOf(options, file))
    .flatMap(({ at, text }) => {
      key = [...text.matchAll(KEY)].at(-1)?.[1] ?? key;
      const values: string[] = text.match(RESERVED) ?? [];
      if (/:\s*null\b/.test(text) && !MAY_BE_NULL.has(key)) values.push('not given');
      return values.map((value) => ({ group: 'Reserved values to replace', what: `${key}: ${value}`, at }));
    });
};

/** A row of data/open-points.json, deleted once settled. */
interface WrittenPoint {
  readonly group: string;
  readonly what: string;
  readonly file?: string;
  /** Text that identifies the line of the file. */
  readonly find?: string;
}

const FILE = 'data/open-points.json';

const placeIn = (options: CheckOptions, file: string, find: string): string | undefined =>
  linesOf(options, file).find(({ text }) => text.includes(find))?.at;

/** Returns the points of data/open-points.json, which cannot be detected in other files. */
const writtenPoints = (options: CheckOptions): readonly OpenPoint[] =>
  (JSON.parse(readFileSync(join(options.root, FILE), 'utf8')) as readonly WrittenPoint[]).map(
    ({ group, what, file, find = '' }) => ({
      group,
      what,
      at: file === undefined ? placeIn(options, FILE, what) : placeIn(options, file, find),
    }),
  );

export const listOpenPoints = (options: CheckOptions): readonly OpenPoint[] => [
  ...reservedValues(options),
  ...sampleDirectory(options),
  ...writtenPoints(options),
  ...drafts(options),
  ...datedClaims(options),
];

export const formatOpenPoints = (points: readonly OpenPoint[]): string => {
  const groups = [...groupBy(points, ({ group }) => group)].map(([group, members]) => {
    const lines = members.map(({ what, at }) => (at === undefined ? `  ${what}` : `  ${at}: ${what}`));
    return [`${group} (${lines.length})`, ...lines].join('\n');
  });
  return [...groups, points.length === 0 ? 'Nothing is open.' : `${points.length} open points.`].join('\n\n');
};
