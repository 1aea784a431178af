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

/** Dates of claims: `"date": "2025-06-25"`, `"year": 2024`, `"workplaceRankingYear": 2024`; in Markdown `reviewed: 2026-11-20`. */
const AS_OF = /^\s*"?(date|asOf|year|\w+Year|reviewed)"?:\s*"?(\d{4})(-\d\d-\d\d)?/;
const OLD = 'Claims older than a year';

/** Reserved hosts and numbers (RFC 2606; 555-0100 to 555-0199), and obvious placeholders. */
const RESERVED = /"[^"]*\.example\b[^"]*"|"\+1 246 555 01\d\d"|"Address line[^"]*"/g;
const KEY = /"(\w+)":/g;

/** Optional keys. Without a web vitals target nothing is measured (ruling 33). */
const MAY_BE_NULL = new Set(['webVitalsTarget']);

/** A row of data/open-points.json, deleted once settled. */
interface WrittenPoint {
  readonly group: string;
  readonly what: string;
  readonly file?: string;
  /** Text that identifies the line of the file. */
  readonly find?: string;
}

const WRITTEN = 'data/open-points.json';

/** Lists reserved values, sample data, the rows of data/open-points.json, drafts and old claims. `root` holds data/. */
export const listOpenPoints = (root: string, today: Date): readonly OpenPoint[] => {
  /** Returns the lines of a file with their positions; an empty list if the file does not exist. */
  const linesOf = (file: string) =>
    existsSync(join(root, file))
      ? readFileSync(join(root, file), 'utf8')
          .split(/\r?\n/)
          .map((text, index) => ({ at: `${file}:${index + 1}`, text }))
      : [];
  /** Returns the Markdown files of all languages, with "/" as separator on every system. */
  const markdownIn = (folder: string): readonly string[] =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.md'))
          .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
          .sort()
      : [];
  /** Returns a point for each Markdown file without a line that matches `field`. */
  const withoutField = (folder: string, field: RegExp, point: OpenPoint): readonly OpenPoint[] =>
    markdownIn(folder)
      .filter((file) => linesOf(file).every(({ text }) => !field.test(text)))
      .map((file) => ({ ...point, at: `${file}:1` }));

  let key = '';
  const reserved = ['data/brand.json', 'data/security.json'].flatMap(linesOf).flatMap(({ at, text }) => {
    // Items of an array are on lines without a key.
    key = [...text.matchAll(KEY)].at(-1)?.[1] ?? key;
    const values: string[] = text.match(RESERVED) ?? [];
    if (/:\s*null\b/.test(text) && !MAY_BE_NULL.has(key)) values.push('not given');
    return values.map((value) => ({ group: 'Reserved values to replace', what: `${key}: ${value}`, at }));
  });

  const sample = linesOf('data/directory.json')
    .filter(({ text }) => /"illustrative":\s*true/.test(text))
    .map(({ at }) => ({
      group: 'To be supplied by the owner',
      what: 'The hospital directory: its network marks are samples (illustrative: true).',
      at,
    }));

  const rows = JSON.parse(readFileSync(join(root, WRITTEN), 'utf8')) as readonly WrittenPoint[];
  const written = rows.map(({ group, what, file = WRITTEN, find = file === WRITTEN ? what : '' }) => ({
    group,
    what,
    at: linesOf(file).find(({ text }) => text.includes(find))?.at,
  }));

  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const claims = ['data/provider.json', 'data/directory.json', 'data/security.json'];
  const old = [...claims, ...markdownIn('data/faq')].flatMap(linesOf).flatMap(({ at, text }) => {
    const [, name, year, day = ''] = AS_OF.exec(text) ?? [];
    // A year without a day counts as its December 31.
    if (year === undefined || new Date(`${year}${day || '-12-31'}`) >= yearAgo) return [];
    return [{ group: OLD, what: `${name}: ${year}${day}`, at }];
  });

  return [
    ...reserved,
    ...sample,
    ...written,
    ...withoutField('data/legal', /^approved: *\d{4}-\d\d-\d\d/, {
      group: 'Drafts for counsel (once approved, write "approved: YYYY-MM-DD" into the front matter)',
      what: 'a draft in plain language, not yet approved',
    }),
    ...old,
    ...withoutField('data/faq', /^reviewed: *\d/, {
      group: OLD,
      what: 'the front matter has no "reviewed" date',
    }),
  ];
};

export const formatOpenPoints = (points: readonly OpenPoint[]): string => {
  const groups = [...groupBy(points, ({ group }) => group)].map(([group, members]) => {
    const lines = members.map(({ what, at }) => (at === undefined ? `  ${what}` : `  ${at}: ${what}`));
    return [`${group} (${lines.length})`, ...lines].join('\n');
  });
  return [...groups, points.length === 0 ? 'Nothing is open.' : `${points.length} open points.`].join('\n\n');
};
