import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readJson } from '#scripts/content/read-json.ts';
import { runs } from '../../support/runs.ts';
import { contentFolder, fileErrorOf } from './content-folder.ts';

const FILE = 'data/some.json';
const folder = contentFolder({ [FILE]: '' });

it('readJson rejects what JSON.parse rejects, and duplicate names', () => {
  const parts = fc.constantFrom(' ', ...'{ } [ ] , : "a" "b" 1 - .5 true nul'.split(' '));
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (chosen) => {
      const text = chosen.join('');
      writeFileSync(join(folder, FILE), text);
      const complaint = fileErrorOf(() => readJson(folder, FILE));
      if (complaint?.endsWith('occurs twice')) return;
      if (complaint === undefined) JSON.parse(text);
      else expect(() => JSON.parse(text)).toThrow();
    }),
    { numRuns: runs(500), examples: [[[...'[1,]']], [['{', '"a"', ':', '1', ',', '}']]] },
  );
});
