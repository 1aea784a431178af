import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BodyTree } from '#content/body.ts';
import brand from '#data/brand.json';
import type { Language } from '#domain/language.ts';
import { compileMarkdown, textOf } from '#scripts/content/compile-markdown.ts';
import { readMarkdown } from '#scripts/content/read-markdown.ts';
import { contentFolder, fileErrorOf } from './content-folder.ts';

const FRONT = '---\ntitle: A text\n---\n\n';
const hasPage = (path: string): boolean => path === '/' || path === '/privacy';

const compile = (folder: string, language: Language): BodyTree =>
  compileMarkdown(readMarkdown(`${folder}/text.md`), { language, hasPage });

const treeOf = (body: string, language: Language = 'ENG'): BodyTree =>
  compile(contentFolder({ 'text.md': FRONT + body }), language);

const complaint = (body: string): string | undefined => {
  const folder = contentFolder({ 'text.md': FRONT + body });
  return fileErrorOf(folder, () => compile(folder, 'ENG'));
};

afterEach(() => vi.unstubAllEnvs());

describe('Markdown compiler', () => {
  it('compiles paragraphs, emphasis and links; in-site links lead to the language of the text', () => {
    expect(treeOf('A **strong** and *soft* [word](/privacy#data), [home](/).', 'ESP')).toEqual([
      {
        tag: 'p',
        children: [
          'A ',
          { tag: 'strong', children: ['strong'] },
          ' and ',
          { tag: 'em', children: ['soft'] },
          ' ',
          { tag: 'a', href: '/es/privacy#data', children: ['word'] },
          ', ',
          { tag: 'a', href: '/es', children: ['home'] },
          '.',
        ],
      },
    ]);
  });

  it('compiles headings from level 2, and both kinds of lists', () => {
    expect(treeOf('## One\n\n### Two\n\n- a\n- b\n\n1. c')).toEqual([
      { tag: 'h2', children: ['One'] },
      { tag: 'h3', children: ['Two'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: ['b'] },
        ],
      },
      { tag: 'ol', children: [{ tag: 'li', children: ['c'] }] },
    ]);
  });

  it('compiles tables with a header', () => {
    const [table] = treeOf('| A | B |\n| --- | --- |\n| 1 | 2 |');
    expect(table).toMatchObject({ tag: 'table', children: [{ tag: 'thead' }, { tag: 'tbody' }] });
    expect(textOf(table === undefined ? [] : [table])).toBe('A B 1 2');
  });

  it('keeps no-break spaces in plain text, as in an amount', () => {
    expect(textOf(treeOf('US$30\u00a0000 or\n40\u202f%'))).toBe('US$30\u00a0000 or 40\u202f%');
  });

  it('inserts facts and contacts, a telephone number in a link without its spaces', () => {
    const [telephone = ''] = brand.telephones;
    expect(treeOf('From {{fact:age.min}}, call [{{phone.0}}](tel:{{phone.0}}).')).toEqual([
      {
        tag: 'p',
        children: [
          'From 18, call ',
          {
            tag: 'a',
            href: `tel:${telephone.replaceAll(' ', '')}`,
            children: [telephone.replaceAll(' ', '\u00a0')],
          },
          '.',
        ],
      },
    ]);
  });

  it.each(['https://www.health-plans.example/', 'mailto:info@health-plans.example', 'tel:+12465550100'])(
    'allows a link to %s',
    (href) => {
      expect(treeOf(`[there](${href})`)).toEqual([
        { tag: 'p', children: [{ tag: 'a', href, children: ['there'] }] },
      ]);
    },
  );

  it('replaces English with the pseudo-language, except addresses and other languages', () => {
    vi.stubEnv('PSEUDO', '1');
    expect(treeOf('See [this](/privacy)')).toEqual([
      {
        tag: 'p',
        children: ['⟦Šéé ~⟧ ', { tag: 'a', href: '/privacy', children: ['⟦ţĥíš ~~⟧'] }],
      },
    ]);
    expect(treeOf('Texto', 'ESP')).toEqual([{ tag: 'p', children: ['Texto'] }]);
  });
});

describe('Markdown compiler stops with file, line and column at', () => {
  it.each([
    ['a placeholder in braces', 'First.\n\nFrom {amount} on.', '7:6: the placeholder {amount} is left over'],
    ['empty braces', 'From {} on.', '5:6: the placeholder {} is left over'],
    ['an unclosed reference', 'From {{fact:age.min on.', '5:6: the placeholder {{ is left over'],
    ['an unknown fact', 'From {{fact:age.none}}.', '5:6: there is no fact "fact:age.none"'],
    ['an unknown contact', 'Call {{phone.9}}.', '5:6: there is no fact "phone.9"'],
    [
      'a dead in-site link',
      'See [this](/pryvacy).',
      '5:11: the link /pryvacy leads to no page of this site, or to no place in it',
    ],
  ])('%s', (_, body, what) => {
    expect(complaint(body)).toBe(`text.md:${what}`);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'http://www.health-plans.example/',
    'ftp://a.example/',
    'privacy',
    '#data',
  ])('a link to %s', (href) => {
    expect(complaint(`See\n[this](${href}).`)).toBe(
      `text.md:6:7: the link ${href} is neither https, mailto, tel nor a path of this site`,
    );
  });

  it('a link to another host without a scheme', () => {
    expect(complaint('[this](//elsewhere.example/)')).toMatch(/^text\.md:5:7: the link /);
  });

  it.each([
    ['a block', 'First.\n\n<div>raw</div>'],
    ['inline', 'First.\n\n<b>raw</b>'],
    ['a comment', 'First.\n\n<!-- raw -->'],
  ])('raw HTML: %s', (_, body) => {
    expect(complaint(body)).toBe('text.md:7:1: html is not allowed in texts');
  });

  it.each([
    ['an image', '![x](/x.png)', 'image'],
    ['code', '`x`', 'codespan'],
    ['a block quote', '> x', 'blockquote'],
    ['a horizontal rule', 'x\n\n***', 'hr'],
  ])('Markdown element: %s', (_, body, kind) => {
    expect(complaint(body)).toMatch(new RegExp(`^text\\.md:\\d:1: ${kind} is not allowed in texts$`));
  });
});
