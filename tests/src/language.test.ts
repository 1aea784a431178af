import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, languageOfVisit, pathIn, splitPath } from '#domain/language.ts';

type Visit = Parameters<typeof languageOfVisit>[0];
const VISIT: Visit = { pathname: '/hospitals', namesEnglish: false, saved: null, browser: 'en-US' };

it.each<[what: Partial<Visit>, language: Language]>([
  // Without a saved choice, the language of the browser.
  [{ browser: 'pt-BR' }, 'POR'],
  [{ browser: 'ES' }, 'ESP'],
  [{ browser: 'fr-FR' }, 'ENG'],
  [{ browser: undefined }, 'ENG'],
  // A saved choice takes precedence over the browser; an invalid one counts as Spanish.
  [{ saved: 'ENG', browser: 'pt-BR' }, 'ENG'],
  [{ saved: 'nonsense', browser: 'pt-BR' }, 'ESP'],
  // A path prefix and ?lang=en take precedence over both.
  [{ pathname: '/es/hospitals', saved: 'POR' }, 'ESP'],
  [{ namesEnglish: true, saved: 'ESP' }, 'ENG'],
])('language of a visit %j opens in %s', (visit, language) => {
  expect(languageOfVisit({ ...VISIT, ...visit })).toBe(language);
});

describe('addresses in three languages', () => {
  it('a path that only starts with the letters of a prefix is English', () => {
    expect(splitPath('/estate')).toEqual({ language: 'ENG', path: '/estate' });
  });

  it.each(LANGUAGES)('a path of %s splits into that language and the path', (language) => {
    for (const path of ['/', '/hospitals', '/users/x'])
      expect(splitPath(pathIn(language, path))).toEqual({ language, path });
  });
});
