import assert from 'node:assert/strict';
import words from '#data/words/en/compare-plans.json' with { type: 'json' };
import coverage from '#data/words/en/coverage.json' with { type: 'json' };
import { eventually } from '../eventually.ts';
import type { Journey } from '../journey.ts';
import { arrive, expectAll, expectOne, open, texts } from '../seen.ts';

const COLUMNS = 'main [data-group] thead th';
const ROWS = 'main [data-group] tr[id]';
const BIRTH = '#birth-both-parents';

export const COMPARISON: readonly Journey[] = [
  {
    title:
      'comparison hides a plan, filters by category, finds a benefit in any language and computes a waiting period',
    locale: 'en-US',
    walk: async (visitor) => {
      await open(visitor, '/compare-plans');
      await visitor.click({ role: 'checkbox', name: 'Superior' });
      await arrive(visitor, '/compare-plans?plans=optima%2Cvital');
      await eventually(async () =>
        assert.deepEqual(await texts(visitor, COLUMNS), [coverage.benefit, 'Optima', 'Vital']),
      );
      await visitor.choose({ role: 'combobox', name: words.controls.category }, 'maternity');
      await arrive(visitor, '/compare-plans?plans=optima%2Cvital&category=maternity');
      await expectOne(visitor, BIRTH, /./);

      await open(visitor, '/compare-plans');
      await visitor.type({ role: 'searchbox', name: words.controls.search }, 'óculos');
      await expectAll(visitor, ROWS, /eye|glasses/i);

      await open(visitor, '/compare-plans?category=maternity&start=2026-08-31');
      await expectOne(visitor, BIRTH, /June 30, 2027/);
    },
  },
];
