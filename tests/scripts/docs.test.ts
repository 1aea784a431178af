import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const markdownIn = (folder: string, recursive: boolean): readonly string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const PAGES = [...markdownIn('.', false), ...markdownIn('docs', true), ...markdownIn('workers', false)];
const LIVING = PAGES.filter((page) => !page.includes('/archive/'));

/** Expects that every text found on a page, the first group of the pattern, is valid. */
const expectValid = (
  pages: readonly string[],
  pattern: RegExp,
  isValid: (found: string, page: string) => boolean,
): void => {
  const invalid = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(pattern)]
      .filter(([, found = '']) => !isValid(found, page))
      .map(([, found]) => `${page}: ${found}`),
  );
  expect(invalid).toEqual([]);
};

describe('documentation', () => {
  it('links only to files that exist', () =>
    expectValid(
      PAGES,
      /\]\(([^)#\s]+)(?:#[^)]*)?\)/g,
      (target, page) => /^(\w+:|\/)/.test(target) || existsSync(join(dirname(page), target)),
    ));

  it('names between backticks, without patterns and placeholders, only files and folders that exist', () =>
    expectValid(
      LIVING,
      /`((?:src|workers|scripts|tests|docs)\/[\w./-]+)`/g,
      (path) => existsSync(path) || existsSync(join('tests', path)),
    ));

  it('names only commands that package.json has', () =>
    expectValid(LIVING, /npm run (?:--silent )?([a-z][\w:-]*)/g, (name) => name in scripts));
});
