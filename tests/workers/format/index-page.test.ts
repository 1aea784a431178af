import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateName } from '#domain/state.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { SECTIONS } from '#scripts/encode/index-format.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { listTexts } from '#workers/hospitals/directory.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { FULL, runs } from '../../support/runs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { anyDirectory } from '../arbitraries.ts';
import { wasmModules } from '../engines.ts';
import { pageDump, pageHospitals, pageSections } from './page-example.ts';
import { readIndex } from './read-index.mjs';

const READER = fileURLToPath(new URL('read-index.mjs', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../data/generated/hospitals.index', import.meta.url));
const folder = temporaryFolder();

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Returns the positions of texts that collate equally to the previous text. */
const tiesOf = (texts: readonly string[]): number[] =>
  texts.flatMap((text, at) => (at > 0 && compare(texts[at - 1] ?? '', text) === 0 ? [at] : []));

const expectAgreement = (index: Uint8Array): void => {
  const read = readIndex(index);
  const { directory, engine } = openEngine(index, wasmModules);
  const { rows } = engine.search({ ...DEFAULT_QUERY, limit: Number.MAX_SAFE_INTEGER });
  expect(read.rows).toEqual(rows);
  expect(read.cities).toEqual(listTexts(directory.cities));
  expect(read.states).toEqual(listTexts(directory.states));
  const names = rows.map(({ name }) => name);
  expect(read.nameTies).toEqual(tiesOf(names).filter((at) => names[at] !== names[at - 1]));
  expect(read.cityTies).toEqual(tiesOf(read.cities));
  expect(read.stateTies).toEqual(tiesOf(read.states.map(stateName)));
};

const codeOf = (bytes: Uint8Array): string => {
  try {
    readIndex(bytes);
    return 'read';
  } catch (error) {
    return String(error instanceof Error ? error.message.split(':')[0] : error);
  }
};

describe('example of docs/index-format.md', () => {
  const index = encodeIndex(pageHospitals());

  it('has every byte of the index of its five hospitals at the right offset', () => {
    let next = 0;
    for (const { at, bytes } of pageDump()) {
      expect(at).toBe(next);
      next += bytes.length;
    }
    expect(pageDump().flatMap(({ bytes }) => bytes)).toEqual([...index]);
  });

  it('is decoded by the reader written from the docs, in the order of the table', () => {
    expect(pageHospitals()).toHaveLength(5);
    expect(readIndex(index).rows).toEqual(pageHospitals());
  });

  it('is on a page that lists the sections in file order', () => {
    expect(pageSections()).toEqual([...SECTIONS]);
  });
});

describe('reader written only from docs/index-format.md', () => {
  it('imports no code of the project', () => {
    const source = readFileSync(READER, 'utf8');
    const imports = [...source.matchAll(/^import .* from '([^']+)'/gm)];
    expect(imports.map(([, from]) => from)).toEqual(['node:fs', 'node:url']);
    expect(source).not.toMatch(/\bimport\(|\brequire\(/);
  });

  it('agrees with the search core on any directory', () => {
    fc.assert(
      fc.property(anyDirectory(), (hospitals) => expectAgreement(encodeIndex(hospitals))),
      { numRuns: runs(300) },
    );
  });

  it('agrees with the search core on the directory of this project', () => {
    expectAgreement(new Uint8Array(readFileSync(BUILT)));
  });

  if (FULL)
    it('reads words that need two lower bytes and places that need three bytes', () => {
      const hospitals = Array.from({ length: 66_000 }, (_, at) => ({
        name: `W${at} HOSPITAL OF ${at % 3 === 0 ? `C${at}` : 'NOWHERE'}`,
        city: `C${at}`,
        state: 'TX',
        zip: String(at).padStart(5, '0'),
        ultra: at % 2 === 0,
        plus: at % 3 === 0,
        core: at % 5 === 0,
      }));
      expectAgreement(encodeIndex(hospitals));
    });

  it('rejects damaged files with the error codes of the docs', () => {
    const index = encodeIndex(pageHospitals());
    const changed = (at: number): Uint8Array => index.with(at, (index[at] ?? 0) ^ 1);
    expect(codeOf(index)).toBe('read');
    expect(codeOf(index.subarray(0, 3))).toBe('magic');
    expect(codeOf(changed(0))).toBe('magic');
    expect(codeOf(index.subarray(0, 123))).toBe('length');
    expect([4, 6].map((at) => codeOf(changed(at)))).toEqual(['version', 'version']);
    expect(codeOf(changed(8))).toBe('length');
    for (const at of [12, 16, 20, 124, 258]) expect(codeOf(changed(at))).toBe('checksum');
  });

  it('prints the rows of a file, one per line', () => {
    const file = join(folder, 'hospitals.index');
    writeFileSync(file, encodeIndex(pageHospitals()));
    const lines = execFileSync(process.execPath, [READER, file], { encoding: 'utf8' }).split('\n');
    expect(lines[2]).toBe('RENO CLINIC\tCañon City\tCO\t81212\ttrue\ttrue\ttrue');
    expect(lines).toHaveLength(6);
  });
});
