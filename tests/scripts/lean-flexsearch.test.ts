import { Index } from 'flexsearch';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { leanFlexsearch } from '#scripts/encode/lean-flexsearch.ts';
import { makeDirectory } from '../workers/synthetic.ts';

const ENTRY = '\0entry';

/** FlexSearch as it is in builds. */
const bundle = async (): Promise<{ readonly code: string; readonly Index: typeof Index }> => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) => (id === ENTRY ? "export { Index } from 'flexsearch';" : undefined),
  };
  const build = await rolldown({ input: ENTRY, plugins: [entry, leanFlexsearch()] });
  const { output } = await build.generate({ format: 'es' });
  const { code } = output[0];
  return { code, Index: (await import(`data:text/javascript,${encodeURIComponent(code)}`)).Index };
};

const encode = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
const OPTIONS = { tokenize: 'forward', resolution: 1, encode } as const;

describe('FlexSearch in builds', () => {
  let lean: Awaited<ReturnType<typeof bundle>>;
  beforeAll(async () => {
    lean = await bundle();
  });

  it('finds in an export what the whole finds', () => {
    const whole = new Index(OPTIONS);
    const opened = new lean.Index(OPTIONS);
    const names = makeDirectory(200, 3).map(({ name }) => name);
    names.forEach((name, at) => {
      whole.add(at, name);
    });
    whole.export((key, data) => opened.import(key, data));
    const beginnings = names.flatMap((name) => [1, 2, 3, 5].map((letters) => name.slice(0, letters)));
    const texts = [...beginnings, ...names, '', ' ', 'zzz', '\ud800', 'st hospital', 'hospital zzz'];
    expect(whole.search('hospital')).not.toEqual([]);
    for (const text of texts)
      for (const limit of [1, 100, 1000])
        expect(opened.search(text, { limit })).toEqual(whole.search(text, { limit }));
  });

  it('is without documents, workers and its own encoders', () => {
    expect(lean.code).toContain('prototype.search');
    expect(lean.code).not.toMatch(/new Worker\(|soundex|class Encoder|highlight/i);
  });
});
