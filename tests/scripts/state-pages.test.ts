import { describe, expect, it, test } from 'vitest';
import { pageWords } from '#content/words/all-words.ts';
import { sharePercent } from '#domain/format.ts';
import { STATE_CODES, stateOfSlug, statePath, stateSlug } from '#domain/geography/state.ts';
import type { Hospital } from '#domain/hospital.ts';
import { LANGUAGES } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { type StateFacts, stateLead } from '#features/directory/state-facts.ts';
import { wordsIn } from '#scripts/content/words-in.ts';
import { mainCities, stateFacts, statePaths } from '#scripts/site/state-data.ts';
import { ownDirectory } from '../support/own-directory.ts';

/** Hospitals as the build reads the file, without a search engine. */
const { hospitals } = ownDirectory();
const inState = (state: string): readonly Hospital[] => hospitals.filter((row) => row.state === state);
const withHospitals = STATE_CODES.filter((state) => inState(state).length > 0);

describe('state page addresses', () => {
  it('exist for every state with hospitals, for no other, and collide with no other page', () => {
    expect([...statePaths()].sort()).toEqual(withHospitals.map(statePath).sort());
    const others = Object.entries(PAGES).filter(([id]) => id !== 'state');
    for (const [, { path }] of others) expect(statePaths()).not.toContain(path);
    for (const state of STATE_CODES.filter((each) => !withHospitals.includes(each)))
      expect(stateFacts('ESP', statePath(state))).toBeUndefined();
  });

  it('parse back to their state, and have unique slugs', () => {
    expect(new Set(STATE_CODES.map(stateSlug)).size).toBe(STATE_CODES.length);
    for (const state of STATE_CODES) {
      expect(stateSlug(state)).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(stateOfSlug(stateSlug(state))).toBe(state);
    }
    expect(statePath('DC')).toBe('/hospitals/washington-dc');
    expect(statePath('VI')).toBe('/hospitals/us-virgin-islands');
  });

  it.each(['networks', 'Texas', 'tx', 'texas-', 'constructor', '__proto__', '', 'méxico', '..'])(
    'do not include “%s”',
    (slug) => {
      expect(stateFacts('ENG', `/hospitals/${slug}`)).toBeUndefined();
    },
  );

  it.each(LANGUAGES)('every state has a name and an “in the state” phrase in %s', (language) => {
    const { states, inStates } = wordsIn(language);
    expect(Object.keys(states).sort()).toEqual([...STATE_CODES].sort());
    expect(Object.keys(inStates).sort()).toEqual([...STATE_CODES].sort());
  });
});

describe('state page', () => {
  it('omits all cities of a tie that does not fit', () => {
    const city = (name: string, count: number) => ({ city: name, state: 'TX', count });
    const named = mainCities([city('B', 2), city('A', 9), city('D', 2), city('C', 2)], 2);
    expect(named).toEqual([{ city: 'A', count: 9 }]);
    expect(mainCities([city('A', 1), city('B', 1), city('C', 1)], 2)).toEqual([]);
  });

  it.each([
    ['ENG', /^Of the hospitals in the state of New York, the directory lists \d+\. By network: /],
    ['ESP', /^El directorio incluye \d+ hospitales en el estado de Nueva York; por red, /],
    ['POR', /^Há \d+ hospitais no estado de Nova York neste guia\. Por rede: /],
  ] as const)('has a correct summary sentence in %s', (language, sentence) => {
    const facts = stateFacts(language, '/hospitals/new-york') as StateFacts;
    const words = pageWords('state', language);
    const lead = stateLead(language, words, facts);
    expect(lead).toMatch(sentence);
    expect(lead).toContain(String(inState('NY').filter(({ core }) => core).length));
    expect(lead).not.toMatch(/[{}]/);
  });
});

test('share percentage is 100 only for all and 0 only for none', () => {
  expect([0, 1, 399, 400].map((count) => sharePercent(count, 400))).toEqual([0, 1, 99, 100]);
  expect(sharePercent(0, 0)).toBe(0);
  expect(sharePercent(56, 104)).toBe(54);
});
