import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '#content/words/all-words.ts';
import { LANGUAGES, type Language, pathIn } from '#domain/language.ts';
import { memoizeByKey } from '#domain/memoize.ts';
import { leavesOf } from '../support/leaves.ts';
import {
  all,
  attributeOf,
  BUILT,
  type BuiltPage,
  expectNoFaults,
  pageAt,
  plain,
  wordsIn,
} from './built-site.ts';

/** Elements with texts that may be the same in every language, such as names of hospitals and cities. */
const FACTS = 'tbody, script, style, [lang]';

/** Texts of a page for people, visible, spoken or in the head, without facts. */
const textsOf = memoizeByKey(({ document }: BuiltPage) => {
  const head = all(document, 'meta[name="description"], meta[property="og:title"]');
  const texts = [...wordsIn(document.body, FACTS), ...head.map((meta) => attributeOf(meta, 'content'))];
  return new Set(texts.map(plain).filter((text) => /\p{Ll}/u.test(text) && text.length > 1));
});

/** All UI texts of a language. */
const leavesIn = (language: Language): ReadonlySet<string> =>
  new Set(leavesOf(ALL_WORDS[language]).map(plain));
const LEAVES = { ENG: leavesIn('ENG'), ESP: leavesIn('ESP'), POR: leavesIn('POR') };

/** Texts that English pages share with their translations. */
const SHARED = new Set([
  ...['International Health Plans', '© 2025 International Health Plans', 'AF Care', 'Plan'],
  ...['Superior', 'Optima', 'Vital', 'Open', 'Ultra', 'Plus', 'Core', 'Superior:', 'Optima:', 'Vital:'],
  ...['Superior (PDF)', 'Optima (PDF)', 'Vital (PDF)', 'Chat', 'Legal', 'Menu', 'Phishing', 'Hospital'],
  ...['Ranking 2024', 'Rating', 'Address line 1, Bridgetown, Barbados'],
]);
const STATES = new Set(LANGUAGES.flatMap((language) => Object.values(ALL_WORDS[language].states)));
const isShared = (text: string): boolean =>
  SHARED.has(text) || STATES.has(text) || /^([\w.]+@[\w.-]+|1 hospital)$/.test(text);

const TRANSLATED = BUILT.filter(({ language }) => language !== 'ENG');

describe('language of every page', () => {
  it('Spanish and Portuguese pages contain no text of the English page, except shared texts', () => {
    expect(TRANSLATED.length).toBeGreaterThan(140);
    expectNoFaults(TRANSLATED, (page) => {
      const english = textsOf(pageAt(pathIn('ENG', page.path)));
      return [...textsOf(page)].filter((text) => english.has(text) && !isShared(text));
    });
  });

  it.each(LANGUAGES)(
    'pages in %s contain no text that is only in the files of another language',
    (language) => {
      const others = LANGUAGES.filter((other) => other !== language);
      expectNoFaults(
        BUILT.filter((page) => page.language === language),
        (page) =>
          [...textsOf(page)].filter(
            (text) => others.some((other) => LEAVES[other].has(text)) && !LEAVES[language].has(text),
          ),
      );
    },
  );

  it('the HTML, including page data, contains the eligibility sentence of no other language', () => {
    expectNoFaults(BUILT, ({ language, html }) =>
      LANGUAGES.filter((other) => other !== language).filter((other) =>
        html.includes(ALL_WORDS[other].shell.footer.eligibility),
      ),
    );
  });

  it('texts contain no unfilled placeholder', () => {
    expectNoFaults(BUILT, (page) =>
      [...textsOf(page)].filter((text) => /[{}]|\[\[|\]\]|undefined|NaN\b/.test(text)),
    );
  });
});
