import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeHelp } from '#scripts/help/encode-help.ts';
import type { HelpHit, MarkedText } from '#workers/contract.ts';
import type { HelpEngine } from '#workers/help/help-engine.ts';
import type { HelpFile } from '#workers/help/help-index.ts';
import { openHelpIndex } from '#workers/help/help-index.ts';
import { createHelpService } from '#workers/help/help-service.ts';
import { parseFile } from '#workers/hospitals/suggest/suggest-index.ts';
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

describe('a query of the help centre', () => {
  it('finds by the words of question, answer and synonyms, in any order and form', async () => {
    expect((await idsFor('premium paying'))[0]).toBe('pay');
    expect((await idsFor('certificates birth'))[0]).toBe('newborn');
    expect((await idsFor('brokers'))[0]).toBe('consultant');
  });

  it('finds while the last word is being typed', async () => {
    expect((await idsFor('how do i add a newb'))[0]).toBe('newborn');
    expect((await idsFor('surg'))[0]).toBe('surgery');
  });

  it('forgives typos', async () => {
    for (const text of ['surgrey', 'premuims', 'newbron']) expect(await idsFor(text), text).not.toEqual([]);
  });

  it('finds by a word that means the same', async () => {
    expect((await idsFor('doctor'))[0]).toBe('surgery');
  });

  it('need not fit with every word: sentences are typed', async () => {
    expect((await idsFor('hello, my wife had a baby last week in Quito'))[0]).toBe('newborn');
  });

  it('gives the best first, at most as many as asked for', async () => {
    expect((await search('consultant', 1)).hits.map(({ id }) => id)).toEqual(['consultant']);
    expect((await search('consultant', 0)).hits).toEqual([]);
  });

  it('names the category, and marks whole words as they are written', async () => {
    const hit = await firstFor('PREMIUM');
    expect(hit).toMatchObject({ id: 'pay', category: 'premium-payment', language: 'ENG' });
    expect(hit.here).toBe('How can I pay my premium?');
    expect(markedIn(hit.question)).toEqual(['premium']);
    expect(markedIn((await firstFor('cafe')).excerpt)).toEqual(['café']);
  });

  it('shows the stretch of a long answer that fits, cut between words', async () => {
    const { excerpt } = await firstFor('cafe cash');
    expect(markedIn(excerpt)).toEqual(['café', 'cash']);
    expect(excerpt.text).toMatch(/^…\p{L}.*for us\.$/u);
    expect(excerpt.text.length).toBeLessThanOrEqual(180);
    expect((await firstFor('premium')).excerpt.text).toMatch(/^By bank transfer.*\p{L}…$/u);
  });

  it('says what no answer mentions, beside answers on related subjects', async () => {
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

  it('need not have the words that say little', async () => {
    expect(await search('my wife last week surgery')).toMatchObject({ answered: true });
  });

  it('need not have a short word that lacks a letter and says nothing', async () => {
    expect(await search('wher surgery')).toMatchObject({ answered: true });
    expect(await search('wheb surgery')).toMatchObject({ answered: false, missing: 'wheb' });
  });

  it.each(['overdose', 'premium overdose', 'dor muito forte no peito'])(
    'puts the emergency steps first when someone is in danger: %s',
    async (text) => {
      const { hits, isDanger, answered } = await search(text);
      expect([hits[0]?.id, isDanger, answered]).toEqual(['emergency-steps', true, true]);
    },
  );

  it('reads full-width letters, and no zero-width characters', async () => {
    expect((await idsFor('\uff50\uff52\uff45\uff4d\uff49\uff55\uff4d'))[0]).toBe('pay');
    expect((await idsFor('pre\u200bmi\u00adum'))[0]).toBe('pay');
  });
});

describe('the languages of the help centre', () => {
  it('are loaded after the page’s own, each once', async () => {
    const { help: fresh, asked } = fewHelp();
    await fresh.ready('POR');
    expect(asked).toEqual(['POR', 'ENG', 'ESP']);
    await fresh.search({ text: 'cuotas', language: 'POR' });
    expect(asked).toHaveLength(3);
  });

  it('answer in one another’s place, with the question as the page calls it', async () => {
    const { hits } = await help.search({ text: 'cuotas', language: 'POR' });
    expect(hits[0]).toMatchObject({ id: 'pay', language: 'ESP', here: 'Como posso pagar o prêmio?' });
    expect(hits[0]?.question.text).toBe('¿Cómo puedo pagar la prima?');
  });

  it('explain the words of a mixed question, whose answer stays in the page’s own', async () => {
    const { hits, answered } = await help.search({
      text: 'surgery transferencia',
      language: 'ENG',
    });
    expect(hits.map(({ language }) => language)).toContain('ENG');
    expect(answered).toBe(true);
  });

  it('that do not load do not keep the others from answering, and may come later', async () => {
    const { help: alone, asked } = fewHelp(['ESP']);
    expect((await alone.search({ text: 'boleto', language: 'POR' })).hits[0]?.id).toBe('pay');
    expect((await alone.search({ text: 'cuotas', language: 'POR' })).hits).toEqual([]);
    expect(asked.filter((language) => language === 'ESP').length).toBeGreaterThan(1);
    await expect(alone.search({ text: 'cuotas', language: 'ESP' })).rejects.toThrow('offline');
  });

  it('that never come are waited for two and a half seconds', async () => {
    const waits: unknown[] = [];
    vi.stubGlobal('setTimeout', (done: (value: undefined) => void, wait: number, value: undefined) => {
      waits.push(wait);
      // Not before the languages that do come.
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

describe('a file of the help centre', () => {
  const file = parseFile<HelpFile>(encodeHelp(FEW.ENG));

  it('is refused for another language', () => {
    expect(() => openHelpIndex(file, 'ESP')).toThrow(
      expect.objectContaining({ code: 'range', message: 'the answers are in ENG, not in ESP' }),
    );
  });

  it('is refused when it is damaged', () => {
    expect(() => openHelpIndex({ ...file, language: 'ESP' }, 'ESP')).toThrow('damaged');
    expect(() => openHelpIndex({ ...file, questions: file.questions.slice(1) }, 'ENG')).toThrow('damaged');
    expect(() => parseFile(encodeHelp(FEW.ENG).subarray(0, 500))).toThrow(SyntaxError);
  });
});
