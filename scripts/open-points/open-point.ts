import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that the owner of the site must still supply, confirm or renew. */
export interface OpenPoint {
  readonly group: string;
  readonly what: string;
  /** Where it stands: `data/brand.json:3`. */
  readonly at?: string | undefined;
}

/** Where the check looks, and when it is. */
export interface CheckOptions {
  /** The folder that holds data/. */
  readonly root: string;
  readonly today: Date;
}

export interface Line {
  readonly at: string;
  readonly text: string;
}

/** The lines of a file with their places; none when there is no such file. */
export const linesOf = ({ root }: CheckOptions, file: string): readonly Line[] => {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .map((text, index) => ({ at: `${file}:${index + 1}`, text }));
};

/** Markdown files below a folder, with "/" on every system. */
export const markdownBelow = ({ root }: CheckOptions, folder: string): readonly string[] => {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
};

/** The first line that holds a text. */
export const placeIn = (options: CheckOptions, file: string, find: string): string | undefined =>
  linesOf(options, file).find(({ text }) => text.includes(find))?.at;
