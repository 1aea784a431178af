import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/language.ts';
import type { HelpEngine } from '#workers/help/help-engine.ts';
import { createHelpService } from '#workers/help/help-service.ts';

/** What a language has for every query: score of its best answer, and share of the words that it has. */
type Has = readonly [best: number, known: number];
type Languages = Readonly<Partial<Record<Language, Has | 'never'>>>;

const NOTHING: Has = [0, 0];

/** A service whose languages have so much, and which of them are loaded and searched. Those left out fail to load. */
const serviceOf = (languages: Languages) => {
  const [loaded, searched]: [Language[], Language[]] = [[], []];
  const engineOf = (language: Language, [best, known]: Has): HelpEngine => ({
    find: () => {
      searched.push(language);
      const hit = (here: string | undefined) => ({
        id: 'pay',
        category: 'our-plans' as const,
        language,
        question: { text: '', marks: [] },
        excerpt: { text: '', marks: [] },
        here: here ?? '',
      });
      return {
        best,
        known,
        hits: (limit, here) => (best === 0 ? [] : new Array(limit).fill(hit(here('pay')))),
        nearest: () => ['portals'],
      };
    },
    questionOf: (id) => `${id} in ${language}`,
  });
  const help = createHelpService(async (language) => {
    loaded.push(language);
    const has = languages[language];
    if (has === undefined) throw new Error('offline');
    return has === 'never' ? new Promise<HelpEngine>(() => undefined) : engineOf(language, has);
  });
  return { help, loaded, searched };
};

const ask = (languages: Languages) => serviceOf(languages).help.search({ text: 'x', language: 'ENG' });
/** The language of the answers on an English page, or none. */
const answeredIn = async (languages: Languages) => (await ask(languages)).hits[0]?.language;

describe('the language of the answers', () => {
  it('is the page’s when that fits well and has half of the words: the others are not even searched', async () => {
    const { help, searched } = serviceOf({ ENG: [0.6, 0.5], ESP: [1, 1], POR: [1, 1] });
    expect((await help.search({ text: 'x', language: 'ENG' })).hits[0]?.language).toBe('ENG');
    expect(searched).toEqual(['ENG']);
  });

  it.each<[string, Has, Has, Language]>([
    [
      'another, where the page’s fits less well and the other has more of the words',
      [0.59, 0.5],
      [0.95, 1],
      'ESP',
    ],
    ['another, where the page’s has fewer than half of the words', [0.9, 0.49], [1, 1], 'ESP'],
    ['another that is better by a tenth', [0.4, 0.5], [0.5, 0.6], 'ESP'],
    ['the page’s, where another is hardly better', [0.5, 0.5], [0.55, 0.6], 'ENG'],
    ['the page’s, where another has no more of the words', [0.3, 0.6], [0.9, 0.6], 'ENG'],
    [
      'the page’s, where another is better by less than a tenth, though it fits',
      [0.45, 0.5],
      [0.52, 1],
      'ENG',
    ],
    [
      'another that fits, where the page’s has nothing, even if it has fewer of the words',
      [0, 1],
      [0.5, 0.5],
      'ESP',
    ],
  ])('is %s', async (_, own, other, language) => {
    expect(await answeredIn({ ENG: own, ESP: other, POR: NOTHING })).toBe(language);
  });

  it('is none, where the page’s has nothing and the others fit badly or have few of the words', async () => {
    expect(await answeredIn({ ENG: NOTHING, ESP: [0.49, 1], POR: [0.9, 0.49] })).toBeUndefined();
  });

  it('is of two others the one with most of the words, and then the better one', async () => {
    expect(await answeredIn({ ENG: NOTHING, ESP: [0.9, 0.6], POR: [0.7, 0.8] })).toBe('POR');
    expect(await answeredIn({ ENG: NOTHING, ESP: [0.7, 0.8], POR: [0.9, 0.6] })).toBe('ESP');
    expect(await answeredIn({ ENG: NOTHING, ESP: [0.7, 0.8], POR: [0.9, 0.8] })).toBe('POR');
    expect(await answeredIn({ ENG: NOTHING, ESP: [0.9, 0.8], POR: [0.7, 0.8] })).toBe('ESP');
  });
});

describe('the answers', () => {
  it('are eight unless another number is asked for, with the question as the page calls it', async () => {
    const { hits, nearest } = await ask({ ENG: NOTHING, ESP: [0.9, 0.9] });
    expect(hits).toHaveLength(8);
    expect(hits[0]?.here).toBe('pay in ENG');
    expect(nearest).toEqual([]);
  });

  it('are replaced by the nearest categories only where there are none', async () => {
    expect(await ask({ ENG: NOTHING, ESP: NOTHING })).toEqual({ hits: [], nearest: ['portals'] });
  });
});

describe('the files of the languages', () => {
  it('are asked for once each, the page’s first; searched, each language is asked once', async () => {
    const { help, loaded, searched } = serviceOf({ ENG: NOTHING, ESP: NOTHING, POR: NOTHING });
    await help.ready('POR');
    await help.search({ text: 'x', language: 'POR' });
    expect(loaded).toEqual(['POR', 'ENG', 'ESP']);
    expect(searched).toEqual(['POR', 'ENG', 'ESP']);
  });

  it('that did not load are asked for again only by a search that needs them', async () => {
    const { help, loaded } = serviceOf({ ENG: [0.9, 0.9], POR: NOTHING });
    await help.ready('ENG');
    await help.search({ text: 'x', language: 'ENG' });
    expect(loaded).toEqual(['ENG', 'ESP', 'POR']);
    await help.search({ text: 'x', language: 'POR' });
    expect(loaded).toEqual(['ENG', 'ESP', 'POR', 'ESP']);
  });

  it('that never come are waited for two and a half seconds, and the others answer', async () => {
    const waits: unknown[] = [];
    vi.stubGlobal('setTimeout', (done: (value: undefined) => void, wait: number, value: undefined) => {
      waits.push(wait);
      // Not before the languages that do come.
      setImmediate(done, value);
    });
    const hits = await answeredIn({ ENG: NOTHING, ESP: 'never', POR: [0.9, 0.9] }).finally(
      vi.unstubAllGlobals,
    );
    expect(hits).toBe('POR');
    expect(waits).toEqual([2500, 2500]);
  }, 2000);
});
