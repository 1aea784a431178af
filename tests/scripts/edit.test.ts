import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { valueAt } from '#scripts/content/read-json.ts';
import { checkPage } from '#scripts/edit/check-page.ts';
import { answerEntry, type Entry, listEntries, openEntry } from '#scripts/edit/entries.ts';
import { type Field, fieldsOf, formValue, readGlossary } from '#scripts/edit/form.ts';
import { save } from '#scripts/edit/save.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = temporaryFolder();

beforeAll(() => {
  mkdirSync(join(root, 'docs'));
  cpSync('data', join(root, 'data'), {
    recursive: true,
    filter: (name) => !/generated|hospitals\.csv/.test(name),
  });
  cpSync('docs/style', join(root, 'docs/style'), { recursive: true });
});

const entryOf = (id: string): Entry => {
  const entry = listEntries(root).find((each) => each.id === id);
  if (entry === undefined) throw new Error(`${id} is no entry`);
  return entry;
};

const fieldAt = (fields: readonly Field[], at: string): Field | undefined =>
  fields.flatMap((field) => [field, ...(field.fields ?? [])]).find((field) => field.at === at) ??
  fields.map(({ fields = [] }) => fieldAt(fields, at)).find((field) => field !== undefined);

/** Saves the form of an entry with one text changed. */
const saveText = (id: string, path: readonly string[], text: unknown) => {
  const given = formValue(openEntry(root, entryOf(id)));
  const form = structuredClone(given);
  const inner = valueAt(form, path.slice(0, -1)) as Record<string, unknown>;
  inner[path.at(-1) ?? ''] = text;
  return save(root, entryOf(id), form, given);
};

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('content editor form', () => {
  it.each(['faq/price', 'legal/terms', 'words/home', 'data/plans', 'data/provider', 'data/city-corrections'])(
    '%s: writing every value back leaves the files unchanged',
    (id) => {
      const { sources, leaves, entry } = openEntry(root, entryOf(id));
      for (const { file, value, withChanges } of Object.values(sources)) {
        const all = leaves.map(({ path }) => ({ path, value: valueAt(value, path) }));
        expect(
          withChanges(id.endsWith('corrections') ? [] : all, formValue({ entry, sources, leaves })),
        ).toBe(read(file));
      }
    },
  );

  it('has a field for a new key and names the languages without its translation', () => {
    const file = 'data/words/en/not-found.json';
    const before = read(file);
    writeFileSync(join(root, file), before.replace('{', '{ "more": "Pay your premium",'));
    const open = openEntry(root, entryOf('words/not-found'));
    expect(fieldAt(fieldsOf(open, readGlossary(root)), 'more')).toMatchObject({
      label: 'More',
      languages: ['en', 'es', 'pt'],
      hint: expect.stringMatching(/^premium: es prima, pt prêmio do seguro/),
    });
    expect(checkPage(root)).toMatch(/Lacking in Español \(1\).*Lacking in Português \(1\)/s);
    writeFileSync(join(root, file), before);
  });

  it('shows the validation rules of plan figures', () => {
    const fields = fieldsOf(openEntry(root, entryOf('data/plans')), () => undefined);
    expect(fieldAt(fields, 'plans.vital.outOfNetworkPercent')?.hint).toBe(
      'a whole number from 1 to 100; empty: none',
    );
    expect(fieldAt(fields, 'plans.vital.networks')?.hint).toBe('a line each: one of open, ultra, plus, core');
  });
});

describe('content editor save', () => {
  const MAXIMUM = ['plans', 'vital', 'annualMaximum'];
  it.each([
    ['a rejected word', 'words/home', ['lead', 'es'], 'Un seguro con franquicia', 'lead', 'es'],
    ['a missing placeholder', 'words/home', ['slider', 'only', 'pt'], 'Apenas', 'slider.only', 'pt'],
    ['text in a numeric field', 'data/plans', MAXIMUM, 'five', MAXIMUM.join('.'), ''],
    ['an unknown fact', 'faq/price', ['body', 'en'], 'It is {{fact:money.none}}.', 'body', 'en'],
    ['a dead link', 'legal/terms', ['body', 'pt'], '[a](/nowhere)', 'body', 'pt'],
  ])(
    'rejects %s with an error at its field, and keeps the files unchanged',
    (_, id, path, text, at, language) => {
      const files = Object.values(entryOf(id).files);
      const before = files.map(read);
      expect(saveText(id, path, text)).toContainEqual(expect.objectContaining({ entry: id, at, language }));
      expect(files.map(read)).toEqual(before);
    },
  );

  it('appends a city correction as a new row', () => {
    const form = formValue(openEntry(root, entryOf('data/city-corrections')));
    const nola = { wrong: 'Nola', right: 'New Orleans', state: 'LA', why: 'nickname' };
    const rows = [...(valueAt(form, ['rows']) as object[]), nola];
    const before = read('data/city-corrections.csv');
    expect(saveText('data/city-corrections', ['rows'], rows)).toEqual([]);
    expect(read('data/city-corrections.csv')).toBe(`${before}Nola,New Orleans,LA,nickname\n`);
  });

  it('writes a new answer in every language', () => {
    const each = (text: string) => ({ en: text, es: text, pt: text });
    const form = {
      id: 'my-cat',
      category: 'our-plans',
      order: '9',
      reviewed: '2026-11-23',
      question: { en: 'My cat?', es: '¿Mi gato?', pt: 'Meu gato?' },
      synonyms: each('cat\nkitten'),
      body: each('No.'),
    };
    expect(save(root, answerEntry('my-cat'), { ...form, category: 'pets' }, undefined)).not.toEqual([]);
    expect(save(root, answerEntry('my-cat'), form, undefined)).toEqual([]);
    expect(read('data/faq/es/my-cat.md')).toBe(
      '---\nid: my-cat\ncategory: our-plans\norder: 9\nquestion: ¿Mi gato?\nsynonyms:\n  - cat\n  - kitten\nreviewed: 2026-11-23\n---\n\nNo.\n',
    );
  });

  it('writes the approval date into a legal text in every language', () => {
    expect(saveText('legal/terms', ['approved'], '2026-11-23')).toEqual([]);
    for (const file of Object.values(entryOf('legal/terms').files))
      expect(read(file)).toMatch(/^---\ntitle: .*\ndescription: .*\napproved: 2026-11-23\n---\n/);
  });
});
