import assert from 'node:assert/strict';
import words from '#data/words/en/faqs.json' with { type: 'json' };
import { eventually } from '../eventually.ts';
import type { Journey } from '../journey.ts';
import { attribute, expectAll, expectOne, open, texts } from '../seen.ts';

const HIT = 'main [data-hit]';
const ANSWER = 'details[name=answers][open] [data-body]';
const BOX = { role: 'searchbox', name: words.search.label } as const;

export const HELP: readonly Journey[] = [
  {
    title: 'help center search tolerates a typo; a result opens its answer, and Back returns to the results',
    locale: 'en-US',
    walk: async (visitor) => {
      await open(visitor, '/faqs');
      await visitor.type(BOX, 'spuose');
      await expectOne(visitor, 'main mark', /spouse/i);
      await visitor.type(BOX, 'spouse');
      await expectOne(visitor, 'main search [role=status]', /spouse/);
      const first = await eventually(async () => {
        const id = await attribute(visitor, HIT, 'data-hit');
        assert.ok(id !== null);
        return id;
      });
      await visitor.press(BOX, 'Enter');
      await visitor.press({ css: `${HIT}:focus` }, 'Enter');
      await eventually(async () => assert.equal(await visitor.address(), `/faqs?q=spouse#${first}`));
      await expectAll(visitor, ANSWER, /\w{4}/);
      await visitor.back();
      await eventually(async () => assert.notEqual((await texts(visitor, HIT)).length, 0));
    },
  },
];
