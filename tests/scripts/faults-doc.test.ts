import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOC = 'docs/faults.md';
const FAULT_TESTS = 'tests/e2e/faults';

interface NamedTest {
  /** Path relative to `tests/`. */
  readonly file: string;
  readonly title: string;
}

/** Tests that docs/faults.md names as `file` “title”. */
const named = (): readonly NamedTest[] =>
  [...readFileSync(DOC, 'utf8').matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)` “([^”]+)”/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );

/** Returns the titles in a test file as written in its source, with any `${…}`, without tags. */
const titlesIn = (file: string): readonly string[] =>
  [
    ...readFileSync(`tests/${file}`, 'utf8').matchAll(
      /\b(?:test|it)(?:\.(?!describe|step)\w+)?\(\s*(['"`])(.*?)(?: @full)?\1\s*,/gs,
    ),
  ].map(([, , title = '']) => title);

/** Returns whether `title` matches a title in source code, where `${…}` matches any text. */
const matchesTitle = (written: string, title: string): boolean => {
  const parts = written.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return written === title || new RegExp(`^${parts.join('.+')}$`).test(title);
};

const faultTests = (): readonly NamedTest[] =>
  readdirSync(FAULT_TESTS)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/faults/${name}`)
    .flatMap((file) => titlesIn(file).map((title) => ({ file, title })));

describe(DOC, () => {
  it('names only tests that exist', () => {
    expect(named().length).toBeGreaterThan(30);
    const missing = named().filter(
      ({ file, title }) => !titlesIn(file).some((written) => matchesTitle(written, title)),
    );
    expect(missing).toEqual([]);
  });

  it('names every fault test', () => {
    expect(faultTests().length).toBeGreaterThan(20);
    const unnamed = faultTests().filter(
      (test) => !named().some(({ file, title }) => file === test.file && matchesTitle(test.title, title)),
    );
    expect(unnamed).toEqual([]);
  });

  it('fills the test column of every table row', () => {
    const rows = readFileSync(DOC, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| Fault'));
    expect(rows.filter((row) => !/`[^`]+` “[^”]+” \|$/.test(row))).toEqual([]);
  });
});

/** Files that use browser storage. The service worker is not part of this list. */
const KEEPERS = [
  'src/app/first-paint.ts',
  'src/app/language-place.ts',
  'src/pages/when-list-saved.tsx',
  'src/stores/language.ts',
  'src/stores/my-hospitals.ts',
];

describe('browser storage', () => {
  it('is used only by files whose storage the fault tests deny, fill and corrupt', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `src/${name}`)
      .filter((file) =>
        /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore)\b/.test(
          readFileSync(file, 'utf8'),
        ),
      );
    expect(files.toSorted()).toEqual(KEEPERS);
  });
});
