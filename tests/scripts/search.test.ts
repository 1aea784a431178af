import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { UserError } from '#scripts/errors.ts';
import { answerLines } from '#scripts/search/lines.ts';
import { answerWith, openEngine, parseOptions } from '#scripts/search.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { runScript } from '../support/run-script.ts';
import { contentFolder } from './content/content-folder.ts';

const BASE = { zip: '20010', ultra: true, plus: true };
const ONE = { ...BASE, name: 'ONE HOSPITAL', city: 'Washington', core: false };
const TWO = { ...BASE, name: 'TWO HOSPITAL', city: 'Dallas', core: true };
const folder = contentFolder({
  'hospitals.index': encodeIndex([
    { ...ONE, state: 'DC' },
    { ...TWO, state: 'TX' },
  ]),
});

const ask = async (input: Iterable<string | Uint8Array>, kind: 'wasm' | 'plain' = 'wasm') => {
  const output = new PassThrough();
  const code = await answerLines(answerWith(await openEngine(kind, folder)), Readable.from(input), output);
  return { code, lines: (await text(output.end())).split('\n').slice(0, -1) };
};

const command = (...args: string[]) => runScript('search', ['--index', folder, ...args]);

describe('search command: one query per line', () => {
  it.each(['wasm', 'plain'] as const)('writes one result per line, with the %s engine', async (kind) => {
    const input = '{"state":"texas"}\n\n{"text":"one","sort":{"key":"city","direction":"desc"}}';
    const { code, lines } = await ask([input], kind);
    expect(code).toBe(0);
    // In the format of the provider file.
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { total: 1, rows: [{ ...TWO, state: 'TEXAS' }] },
      { total: 1, rows: [{ ...ONE, state: 'WASHINGTON D.C' }] },
    ]);
  });

  it('answers an invalid line with its position and the reason, continues, and exits with 1', async () => {
    const input = '{"limit":0}\n{"state":\n{"sort":{"key":"zip"}}\n[]\n{"texts":"x"}\n{"limit":-1}\n{}\n';
    const { code, lines } = await ask([input]);
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
    const { code, lines } = await ask([...bytes].map((byte) => Uint8Array.of(byte)));
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
    const missing = command('--index', `${folder}/nowhere`);
    expect(missing.status).toBe(1);
    expect(missing.stderr).toMatch(/no such file\. Run "npm run data:build" first\.\n$/);
  });
});
