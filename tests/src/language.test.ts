import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageOfVisit, pathIn, splitPath } from '#domain/language.ts';

const visit = { pathname: '/hospitals', namesEnglish: false, saved: null, browser: 'en-US' } as const;

describe('language of a visit', () => {
  it.each([
    ['pt-BR', 'POR'],
    ['es-MX', 'ESP'],
    ['ES', 'ESP'],
    ['fr-FR', 'ENG'],
    ['', 'ENG'],
    [undefined, 'ENG'],
  ] as const)('without a saved choice, the browser language %s gives %s', (browser, expected) => {
    expect(languageOfVisit({ ...visit, browser })).toBe(expected);
  });

  it.each([
    ['ENG', 'ENG'],
    ['ESP', 'ESP'],
    ['nonsense', 'ESP'],
    ['', 'ESP'],
    ['__proto__', 'ESP'],
  ] as const)('the saved choice %j gives %s, whatever the browser language', (saved, expected) => {
    expect(languageOfVisit({ ...visit, saved, browser: 'pt-BR' })).toBe(expected);
  });

  it('a path prefix and ?lang=en take precedence over the saved choice and the browser', () => {
    expect(languageOfVisit({ ...visit, pathname: '/es/hospitals', saved: 'POR' })).toBe('ESP');
    expect(languageOfVisit({ ...visit, pathname: '/pt', saved: 'ENG', browser: 'es' })).toBe('POR');
    expect(languageOfVisit({ ...visit, namesEnglish: true, saved: 'ESP' })).toBe('ENG');
  });
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
