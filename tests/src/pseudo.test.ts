import { describe, expect, it } from 'vitest';
import { pseudo, pseudoTexts } from '#domain/pseudo.ts';

describe('pseudo-language', () => {
  it('accents every letter, pads by about a third and adds white brackets', () => {
    const alphabet = 'The quick brown fox jumps over the lazy dog. SPHINX OF BLACK QUARTZ, JUDGE MY VOW';
    const text = pseudo(alphabet);
    expect(text).not.toMatch(/[a-z]/i);
    expect(text).toMatch(/^⟦.*⟧$/);
    expect(text.length / alphabet.length).toBeGreaterThan(1.25);
    expect(text.length / alphabet.length).toBeLessThan(1.6);
  });

  it.each([
    ['{count} hospitals', '{count}'],
    ['Pay {{fact:money.superior.max}} now', '{{fact:money.superior.max}}'],
    ['Subject to [[ucr|UCR]] charges', '[[ucr|ÚÇŘ]]'],
    ['Write to info@health-plans.example today', 'info@health-plans.example'],
    ['Call tel:+12465550100 first', 'tel:+12465550100'],
    ['See https://www.health-plans.example/a?b=c there', 'https://www.health-plans.example/a?b=c'],
  ])('keeps the part that code reads in “%s”', (text, kept) => {
    expect(pseudo(text)).toContain(kept);
    expect(pseudo(text).replace(kept, '')).not.toMatch(/[a-z]/i);
  });

  it('keeps a text without anything to translate, and white space at the ends and inside', () => {
    for (const text of ['', ' ', '24/7', '/compare-plans', '{count}', 'info@health-plans.example'])
      expect(pseudo(text)).toBe(text);
    expect(pseudo(' one\ntwo ')).toBe(' ⟦óñé\nţŵó ~~~⟧ ');
  });

  it('changes every nested text and no key', () => {
    const nested = { a: { b: 'x' }, list: ['y', 1, null] };
    expect(pseudoTexts(nested)).toEqual({ a: { b: '⟦ẋ ~⟧' }, list: ['⟦ý ~⟧', 1, null] });
  });
});
