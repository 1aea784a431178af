import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { UserError } from '#scripts/errors.ts';
import { answerLines } from '#scripts/search/lines.ts';
import { answerWith, openEngine, parseOptions, toJson } from '#scripts/search.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
beforeAll(() => {
  const base = { zip: '20010', ultra: true, plus: true, core: false };
  const hospitals = [
    { ...base, name: 'ONE HOSPITAL', city: 'Washington', state: 'DC' },
    { ...base, name: 'TWO HOSPITAL', city: 'Dallas', state: 'TX', core: true },
  ];
  writeFileSync(join(folder, 'hospitals.index'), encodeIndex(hospitals));
});

const ask = async (...input: readonly (string | Uint8Array)[]) => {
  const output = new PassThrough();
  const code = await answerLines(answerWith(await openEngine('wasm', folder)), Readable.from(input), output);
  return { code, lines: (await text(output.end())).split('\n').slice(0, -1) };
};

const command = (...args: string[]) => runScript('search', ['--index', folder, ...args]);

describe('search command: one query per line', () => {
  it('writes one result per line, in the format of the provider file', async () => {
    const { code, lines } = await ask(
      '{"state":"texas"}\n\n{"text":"one","sort":{"key":"city","direction":"desc"}}',
    );
    expect(code).toBe(0);
    const base = { zip: '20010', ultra: true, plus: true };
    const one = { ...base, name: 'ONE HOSPITAL', city: 'Washington', state: 'WASHINGTON D.C', core: false };
    const two = { ...base, name: 'TWO HOSPITAL', city: 'Dallas', state: 'TEXAS', core: true };
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { total: 1, rows: [two] },
      { total: 1, rows: [one] },
    ]);
  });

  it('answers an invalid line with its position and the reason, continues, and exits with 1', async () => {
    const { code, lines } = await ask(
      '{"limit":0}\n{"state":\n{"sort":{"key":"zip"}}\n[]\n{"texts":"x"}\n{"limit":-1}\n{}\n',
    );
    expect(code).toBe(1);
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('{"total":2,"rows":[]}');
    expect(lines[1]).toMatch(/^\{"error":"stdin:2:10: not JSON/);
    expect(lines[2]).toContain('stdin:3:1: sort: \\"zip\\" is not one of name, city');
    expect(lines[3]).toContain('stdin:4:1: a query is a JSON object');
    expect(lines[4]).toContain('stdin:5:1: texts: unknown');
    expect(lines[5]).toContain('stdin:6:1: limit: -1 is not a whole number');
    expect(JSON.parse(lines[6] ?? '').total).toBe(2);
  });

  it('decodes characters and lines that are split between chunks', async () => {
    const bytes = new TextEncoder().encode('{"text":"é\u2028x"}\r\n{"state":"DC","limit":0}\n');
    const { code, lines } = await ask(...[...bytes].map((byte) => Uint8Array.of(byte)));
    expect(code).toBe(0);
    expect(lines).toEqual(['{"total":0,"rows":[]}', '{"total":1,"rows":[]}']);
  });
});

describe('search command line', () => {
  it('parses options into a query', () => {
    const argv = '--state tx --city Dallas --network PLUS --name (a --sort core --desc --limit 3 --offset 2';
    expect(parseOptions(argv.split(' ')).query).toEqual({
      state: 'tx',
      city: 'Dallas',
      network: 'plus',
      text: '(a',
      sort: { key: 'core', direction: 'desc' },
      limit: 3,
      offset: 2,
    });
    expect(parseOptions([]).query).toEqual(DEFAULT_QUERY);
  });

  it('rejects unknown options and values', () => {
    for (const argv of '--what|stray|--sort zip|--limit x|--limit -1|--network gold|--engine js'.split('|'))
      expect(() => parseOptions(argv.split(' ')), argv).toThrow(UserError);
  });

  it('prints a readable table', () => {
    const { status, stdout } = command('--state', 'dc');
    expect(stdout).toContain('ONE HOSPITAL  Washington  WASHINGTON D.C  20010  yes    yes   no');
    expect(status).toBe(0);
  });

  it('exits with 1 and a message, not a stack trace, on an error', () => {
    const missing = command('--index', join(folder, 'nowhere'));
    expect(missing.status).toBe(1);
    expect(missing.stderr).toMatch(/no such file\. Run "npm run data:build" first\.\n$/);
  });

  it('prints JSON for programs, with either engine', async () => {
    const query = { ...DEFAULT_QUERY, text: 'two' };
    for (const engine of ['wasm', 'plain'] as const) {
      const page = (await openEngine(engine, folder)).search(query);
      expect(JSON.parse(toJson(page)).rows[0].name).toBe('TWO HOSPITAL');
    }
  });
});
