import { describe, expect, it, vi } from 'vitest';
import type { HelpEngine } from '#workers/help/help-engine.ts';
import { createHelpService } from '#workers/help/help-service.ts';
import { engineOf, FEW, fewHelp } from './help-few.ts';

const { help } = fewHelp();
const search = (text: string, limit = 8) => help.search({ text, language: 'ENG', limit });

describe('query of the help center', () => {
  it.each([
    ['matches words in any order and form', 'certificates birth', 'newborn'],
    ['may have full-width letters', '\uff50\uff52\uff45\uff4d\uff49\uff55\uff4d', 'pay'],
    ['may have zero-width characters', 'pre\u200bmi\u00adum', 'pay'],
    ['is a case of danger in another language', 'dor muito forte no peito', 'emergency-steps'],
  ])('%s: %s', async (_, text, id) => {
    const { hits, isDanger, answered } = await search(text);
    expect(hits[0]?.id).toBe(id);
    expect(isDanger).toBe(id === 'emergency-steps');
    if (isDanger) expect(answered).toBe(true);
  });

  it('returns the best hits first, up to the limit', async () => {
    expect((await search('consultant', 1)).hits.map(({ id }) => id)).toEqual(['consultant']);
    expect((await search('consultant', 0)).hits).toEqual([]);
  });

  it.each([
    ['premium', '', []],
    ['wheb surgery', 'wheb', ['clinical-care']],
    ['premium for skiing', 'skiing', ['premium-payment']],
    ['life insurance premium', 'life insurance', ['premium-payment']],
    ['xyzzy', 'xyzzy', []],
  ])('reports words that no answer mentions, and related categories: %s', async (text, missing, nearest) => {
    const found = await search(text);
    expect(found).toMatchObject({ answered: missing === '', missing });
    expect(found.nearest.slice(0, 1)).toEqual(nearest);
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

  it('answer for each other, with the question also in the language of the page, if that has no answer', async () => {
    const { hits: own } = await help.search({ text: 'pagar', language: 'POR' });
    expect(own.map(({ id, language }) => [id, language])).toEqual([['pay', 'POR']]);
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
