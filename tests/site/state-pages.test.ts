import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '#content/words/all-words.ts';
import { pathIn } from '#domain/language.ts';
import {
  all,
  attributeOf,
  BUILT,
  describePage,
  expectNoFaults,
  hrefOf,
  hrefsIn,
  named,
  one,
  plain,
  textOf,
  textsIn,
} from './built-site.ts';

/** The networks of each plan. Source: specification, section 2. */
const REACHED_BY = {
  Superior: ['Open', 'Ultra'],
  Optima: ['Ultra', 'Plus'],
  Vital: ['Plus', 'Core'],
} as const;

const STATE_PAGES = BUILT.filter(({ path }) => /^\/hospitals\/(?!networks$)/.test(path));

/** The first and the last state in all three languages. */
const ENDS = new Set(['/hospitals/alabama', '/hospitals/wyoming']);
const STATE_ADDRESSES = new Set(STATE_PAGES.map(({ address }) => address));

describe('the page of every state', () => {
  it('lists for each hospital its networks, and for each plan the networks that include it', () => {
    expect(STATE_PAGES.length).toBeGreaterThan(3 * 40);
    const networksIn = (text: string): readonly string[] => text.match(/Open|Ultra|Plus|Core/g) ?? [];
    expectNoFaults(STATE_PAGES, ({ document }) =>
      all(document, 'main tbody tr')
        .filter((row) => {
          const [name = '', , networks = '', ...plans] = textsIn(row, 'th, td');
          const own = networksIn(networks);
          return (
            name === '' ||
            own[0] !== 'Open' ||
            Object.values(REACHED_BY).some(
              (offered, at) =>
                networksIn(plans[at] ?? '').join() !==
                offered.filter((network) => own.includes(network)).join(),
            )
          );
        })
        .map((row) => textsIn(row, 'th, td').join(' | ')),
    );
  });

  it('links to all states, to the previous and next state, and to the table by network', () => {
    expectNoFaults(STATE_PAGES, ({ document, language, address, path }) => {
      const near = named(document, 'main nav', ALL_WORDS[language].statePage.near.label);
      const states = all(document, 'main section li a').filter((link) => STATE_ADDRESSES.has(hrefOf(link)));
      const here = states.filter((link) => attributeOf(link, 'aria-current') === 'page');
      return [
        all(near, 'a').length === (ENDS.has(path) ? 1 : 2) || 'near',
        new Set(states.map(hrefOf)).size === STATE_PAGES.length / 3 || 'not every state',
        here.map(hrefOf).join() === address || 'here',
        hrefsIn(document, `main a[href="${pathIn(language, '/hospitals/networks')}"]`).length === 1 ||
          'networks',
      ];
    });
  });

  it('has noindex and the sample tag while the networks are samples', () => {
    expectNoFaults(STATE_PAGES, ({ document, language }) => [
      attributeOf(document.querySelector('meta[name="robots"]'), 'content') === 'noindex' || 'listed',
      textOf(one(document, 'main')).includes(plain(ALL_WORDS[language].hospitals.sample.tag)) || 'no mark',
    ]);
  });
});

describePage('the finder', '/hospitals', ({ language, document, words: { hospitals: words } }) => {
  it('offers every state with hospitals as a filter, and links to its page', () => {
    const own = STATE_PAGES.filter((page) => page.language === language).map(({ address }) => address);
    const links = new Set(hrefsIn(document, 'main a[href]').filter((href) => STATE_ADDRESSES.has(href)));
    expect([...links].sort()).toEqual(own.sort());
    const states = named(document, 'select', words.filters.state);
    expect(all(states, 'option').length).toBe(own.length + 1);
    const others = one(states, 'optgroup');
    expect(others.getAttribute('label')).toBe(words.filters.territories);
    expect(all(others, 'option').map((option) => option.getAttribute('value'))).toContain('PR');
  });

  it('lists the first 50 hospitals with the sample tag, and a note on features that need script', () => {
    expect(textOf(one(document, 'h1'))).toBe(plain(words.heading));
    expect(all(document, 'main tbody tr').length).toBe(50);
    expect(textOf(one(document, 'main'))).toContain(plain(words.sample.tag));
    expect(textOf(one(document, 'main'))).toContain(plain(words.filters.noScript));
  });
});
