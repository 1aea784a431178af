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

const linksIn = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(\w+:|\/)/.test(target));

/** Returns paths between backticks that begin with a folder of the project, without patterns and placeholders. */
const pathsIn = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/`((?:src|workers|scripts|tests|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );

const commandsIn = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );

describe('documentation', () => {
  it('links only to files that exist', () =>
    expect(
      PAGES.flatMap((page) =>
        linksIn(page)
          .filter((target) => !existsSync(join(dirname(page), target)))
          .map((target) => `${page}: ${target}`),
      ),
    ).toEqual([]));

  it('names only files and folders that exist', () =>
    expect(
      LIVING.flatMap((page) =>
        pathsIn(page)
          .filter((path) => !existsSync(path) && !existsSync(join('tests', path)))
          .map((path) => `${page}: ${path}`),
      ),
    ).toEqual([]));

  it('names only commands that package.json has', () =>
    expect(
      LIVING.flatMap((page) =>
        commandsIn(page)
          .filter((name) => !(name in scripts))
          .map((name) => `${page}: npm run ${name}`),
      ),
    ).toEqual([]));
});
