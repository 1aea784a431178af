import assert from 'node:assert/strict';
import words from '#data/words/en/hospitals.json' with { type: 'json' };
import type { EngineKind, SearchWorker } from '#workers/contract.ts';
import { eventually } from '../eventually.ts';
import { COMLINK } from '../front.ts';
import type { Journey } from '../journey.ts';
import { arrive, expectAll, expectOne, open, texts } from '../seen.ts';
import type { Visitor } from '../visitor.ts';

const STATUS = 'main [role=status]';
const PLACES = 'main tbody tr:has(th) td:nth-of-type(1)';
const NAMES = 'main tbody th';
const { filters } = words;
const NAME_BOX = { role: 'combobox', name: filters.name } as const;

/** Returns the engine of the page's worker, as reported by the worker itself. */
const answering = (visitor: Visitor): Promise<EngineKind> =>
  visitor.ask(async (comlink) => {
    const { wrap } = await import(comlink);
    const { hospitals }: SearchWorker = wrap(globalThis.lastWorker);
    return hospitals.ready();
  }, COMLINK);

export const FINDER: readonly Journey[] = [
  {
    title:
      'finder filters, sorts, suggests despite a typo and restores results from the URL; its worker uses WebAssembly',
    locale: 'en-US',
    walk: async (visitor) => {
      await open(visitor, '/hospitals');
      await visitor.choose({ role: 'combobox', name: filters.state }, 'FL');
      await visitor.click({ css: 'main label:has(input[type=radio][value=plus])' });
      await visitor.click({ role: 'button', name: new RegExp(`^${filters.apply}`) });
      await arrive(visitor, '/hospitals?state=FL&network=plus');
      await expectAll(visitor, PLACES, /FL \d{5}$/);
      const florida = await expectOne(visitor, STATUS, /^\d+ .*Florida/);
      assert.equal(await answering(visitor), 'wasm');

      await visitor.click({ role: 'button', name: new RegExp(`^${words.results.city}`) });
      await arrive(visitor, '/hospitals?state=FL&network=plus&sort=city');
      await visitor.back();
      await visitor.click({ role: 'button', name: filters.reset });
      await visitor.type(NAME_BOX, 'mout sinai');
      await visitor.click({ role: 'option', name: /^Mount Sinai/ });
      await visitor.press(NAME_BOX, 'Enter');
      await expectAll(visitor, NAMES, /Mount Sinai/i);

      await open(visitor, '/hospitals?state=FL&network=plus');
      await expectOne(visitor, STATUS, new RegExp(`^${florida}$`));
    },
  },
  {
    title: 'finder shows the last hospitals when the list of the whole directory is scrolled to its end',
    locale: 'en-US',
    walk: async (visitor) => {
      await open(visitor, '/hospitals?sort=state&dir=desc');
      await expectAll(visitor, PLACES, / WY \d{5}$/);
      await eventually(async () => {
        await visitor.ask(
          () => document.querySelector('main table')?.scrollIntoView({ block: 'end' }),
          undefined,
        );
        assert.match((await texts(visitor, PLACES)).at(-1) ?? '', / AL \d{5}$/);
      });
    },
  },
  {
    title: 'finder uses the plain engine when the WebAssembly file is missing',
    locale: 'en-US',
    tolerated: /404|Failed to load resource/,
    walk: async (visitor, { front }) => {
      front.withhold(/\.wasm$/);
      await open(visitor, '/hospitals?state=TX&q=memorial');
      await expectOne(visitor, STATUS, /^\d+ .*Texas/);
      await expectAll(visitor, PLACES, /TX \d{5}$/);
      assert.equal(await answering(visitor), 'plain');
    },
  },
];
