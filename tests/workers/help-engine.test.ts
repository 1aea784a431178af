import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HelpHit, MarkedText } from '#workers/contract.ts';
import type { HelpEngine } from '#workers/help/help-engine.ts';
import { createHelpService } from '#workers/help/help-service.ts';
import { engineOf, FEW, fewHelp } from './help-few.ts';

let { help } = fewHelp();
beforeEach(() => {
  ({ help } = fewHelp());
});
const search = (text: string, limit?: number) =>
  help.search({ text, language: 'ENG', ...(limit === undefined ? {} : { limit }) });
const idsFor = async (text: string): Promise<string[]> => (await search(text)).hits.map(({ id }) => id);
const markedIn = ({ text, marks }: MarkedText): string[] => marks.map(([from, to]) => text.slice(from, to));
const firstFor = async (text: string): Promise<HelpHit> => {
  const [first] = (await search(text)).hits;
  if (first === undefined) throw new Error(`nothing for ${text}`);
  return first;
};

describe('query of the help center', () => {
  it('matches words of question, answer and synonyms, in any order and form', async () => {
    expect((await idsFor('premium paying'))[0]).toBe('pay');
    expect((await idsFor('certificates birth'))[0]).toBe('newborn');
    expect((await idsFor('brokers'))[0]).toBe('consultant');
  });

  it('need not match with every word, because people type sentences', async () => {
    expect((await idsFor('hello, my wife had a baby last week in Quito'))[0]).toBe('newborn');
  });

  it('returns the best hits first, up to the limit', async () => {
    expect((await search('consultant', 1)).hits.map(({ id }) => id)).toEqual(['consultant']);
    expect((await search('consultant', 0)).hits).toEqual([]);
  });

  it('returns the category, and marks whole words as written', async () => {
    const hit = await firstFor('PREMIUM');
    expect(hit).toMatchObject({ id: 'pay', category: 'premium-payment', language: 'ENG' });
    expect(hit.localizedQuestion).toBe('How can I pay my premium?');
    expect(markedIn(hit.question)).toEqual(['premium']);
    expect(markedIn((await firstFor('cafe')).excerpt)).toEqual(['café']);
  });

  it('shows the matching excerpt of a long answer, cut between words', async () => {
    const { excerpt } = await firstFor('cafe cash');
    expect(markedIn(excerpt)).toEqual(['café', 'cash']);
    expect(excerpt.text).toMatch(/^…\p{L}.*for us\.$/u);
    expect(excerpt.text.length).toBeLessThanOrEqual(180);
    expect((await firstFor('premium')).excerpt.text).toMatch(/^By bank transfer.*\p{L}…$/u);
  });

  it('reports words that no answer mentions, and returns answers on related subjects', async () => {
    const asked = await search('premium for skiing');
    expect(asked).toMatchObject({ answered: false, missing: 'skiing', nearest: ['premium-payment'] });
    expect(asked.hits[0]?.id).toBe('pay');
    expect(await search('xyzzy')).toMatchObject({ hits: [], answered: false, missing: 'xyzzy', nearest: [] });
    expect(await search('life insurance premium')).toMatchObject({
      answered: false,
      missing: 'life insurance',
    });
    expect(await search('premium')).toMatchObject({ answered: true, missing: '', nearest: [] });
  });

  it('ignores words with little meaning', async () => {
    expect(await search('my wife last week surgery')).toMatchObject({ answered: true });
  });

  it('ignores a stop word with a missing letter', async () => {
    expect(await search('wher surgery')).toMatchObject({ answered: true });
    expect(await search('wheb surgery')).toMatchObject({ answered: false, missing: 'wheb' });
  });

  it.each(['overdose', 'premium overdose', 'dor muito forte no peito'])(
    'puts the emergency steps first if someone is in danger: %s',
    async (text) => {
      const { hits, isDanger, answered } = await search(text);
      expect([hits[0]?.id, isDanger, answered]).toEqual(['emergency-steps', true, true]);
    },
  );

  it('reads full-width letters and ignores zero-width characters', async () => {
    expect((await idsFor('\uff50\uff52\uff45\uff4d\uff49\uff55\uff4d'))[0]).toBe('pay');
    expect((await idsFor('pre\u200bmi\u00adum'))[0]).toBe('pay');
  });
});

describe('languages of the help center', () => {
  it('are loaded after the language of the page, once each', async () => {
    const { help: fresh, asked } = fewHelp();
    await fresh.ready('POR');
    expect(asked).toEqual(['POR', 'ENG', 'ESP']);
    await fresh.search({ text: 'cuotas', language: 'POR' });
    expect(asked).toHaveLength(3);
  });

  it('answer for each other, with the question also in the language of the page', async () => {
    const { hits } = await help.search({ text: 'cuotas', language: 'POR' });
    expect(hits[0]).toMatchObject({
      id: 'pay',
      language: 'ESP',
      localizedQuestion: 'Como posso pagar o prêmio?',
    });
    expect(hits[0]?.question.text).toBe('¿Cómo puedo pagar la prima?');
  });

  it('match the words of a mixed query, with the answer in the language of the page', async () => {
    const { hits, answered } = await help.search({
      text: 'surgery transferencia',
      language: 'ENG',
    });
    expect(hits.map(({ language }) => language)).toContain('ENG');
    expect(answered).toBe(true);
  });

  it('that fail to load do not block the others, and are retried later', async () => {
    const { help: alone, asked } = fewHelp(['ESP']);
    expect((await alone.search({ text: 'boleto', language: 'POR' })).hits[0]?.id).toBe('pay');
    expect((await alone.search({ text: 'cuotas', language: 'POR' })).hits).toEqual([]);
    expect(asked.filter((language) => language === 'ESP').length).toBeGreaterThan(1);
    await expect(alone.search({ text: 'cuotas', language: 'ESP' })).rejects.toThrow('offline');
  });

  it('that never load are waited for 2.5 seconds', async () => {
    const waits: unknown[] = [];
    vi.stubGlobal('setTimeout', (done: (value: undefined) => void, wait: number, value: undefined) => {
      waits.push(wait);
      // Times out only after the other languages have loaded.
      setImmediate(done, value);
    });
    const slow = createHelpService((language) =>
      language === 'ESP'
        ? new Promise<HelpEngine>(() => undefined)
        : Promise.resolve(engineOf(FEW[language])),
    );
    const { hits } = await slow.search({ text: 'boleto', language: 'ENG' }).finally(vi.unstubAllGlobals);
    expect(hits[0]?.language).toBe('POR');
    expect(waits).toEqual([2500, 2500]);
  });
});
