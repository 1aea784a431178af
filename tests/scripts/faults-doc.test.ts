import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOC = 'docs/faults.md';
const FAULT_TESTS = 'tests/e2e/faults';

interface NamedTest {
  /** From the folder of all tests. */
  readonly file: string;
  readonly title: string;
}

/** The tests that the page names: `file` “title”. */
const named = (): readonly NamedTest[] =>
  [...readFileSync(DOC, 'utf8').matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)` “([^”]+)”/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );

/** The titles in a file of tests, as they are written; a title made of several says `${…}` where they differ. */
const titlesIn = (file: string): readonly string[] =>
  [
    ...readFileSync(`tests/${file}`, 'utf8').matchAll(
      /\b(?:test|it|inTurn\(\))(?:\.(?!describe|step)\w+)?\(\s*(['"`])(.*?)\1\s*,/gs,
    ),
  ].map(([, , title = '']) => title);

/** `${how}` in a title matches any words. */
const says = (written: string, title: string): boolean => {
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
      ({ file, title }) => !titlesIn(file).some((written) => says(written, title)),
    );
    expect(missing).toEqual([]);
  });

  it('names every fault test', () => {
    expect(faultTests().length).toBeGreaterThan(20);
    const unnamed = faultTests().filter(
      (test) => !named().some(({ file, title }) => file === test.file && says(test.title, title)),
    );
    expect(unnamed).toEqual([]);
  });

  it('has a row in every line of its tables whose test column is filled', () => {
    const rows = readFileSync(DOC, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| Fault'));
    expect(rows.filter((row) => !/`[^`]+` “[^”]+” \|$/.test(row))).toEqual([]);
  });
});

/** Where pages may ask the browser to keep something; the service worker's own keeping is apart. */
const KEEPERS = [
  'src/app/first-paint.ts',
  'src/app/language-place.ts',
  'src/pages/when-list-saved.tsx',
  'src/stores/language.ts',
  'src/stores/my-hospitals.ts',
];

describe('what the site keeps in a browser', () => {
  it('is kept by the files whose storage the fault tests deny, fill and spoil, and by no other', () => {
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
