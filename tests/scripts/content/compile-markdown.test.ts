import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BodyTree } from '#content/body.ts';
import brand from '#data/brand.json';
import type { Language } from '#domain/language.ts';
import { compileMarkdown, textOf } from '#scripts/content/compile-markdown.ts';
import { readMarkdown } from '#scripts/content/read-markdown.ts';
import { contentFolder, fileErrorOf } from './content-folder.ts';

const FRONT = '---\ntitle: A text\n---\n\n';

const fileOf = (text: string) => readMarkdown(`${contentFolder({ 'text.md': text })}/text.md`);

const treeOf = (body: string, language: Language = 'ENG'): BodyTree =>
  compileMarkdown(fileOf(FRONT + body), language);

/** Shows a tree like HTML. */
const show = (tree: BodyTree): string =>
  tree
    .map((node) => {
      if (typeof node === 'string') return node;
      const href = node.href === undefined ? '' : ` ${node.href}`;
      return `<${node.tag}${href}>${show(node.children)}</>`;
    })
    .join('');

const complaint = (body: string): string | undefined => fileErrorOf(() => treeOf(body));

const [telephone = ''] = brand.telephones;

afterEach(() => vi.unstubAllEnvs());

describe('Markdown compiler', () => {
  it.each<[string, string, string, Language?]>([
    [
      'paragraphs, emphasis, and links within the site, which lead to the language of the text',
      'A **strong** and *soft* [word](/privacy#data), [home](/).',
      '<p>A <strong>strong</> and <em>soft</> <a /es/privacy#data>word</>, <a /es>home</>.</>',
      'ESP',
    ],
    ['headings from level 2', '## One\n\n### Two', '<h2>One</><h3>Two</>'],
    ['both kinds of lists', '- a\n- b\n\n1. c', '<ul><li>a</><li>b</></><ol><li>c</></>'],
    [
      'tables with a header',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
      '<table><thead><tr><th>A</><th>B</></></><tbody><tr><th>1</><td>2</></></></>',
    ],
    [
      'facts and contacts, a telephone number in a link without its spaces',
      'From {{fact:age.min}}, call [{{phone.0}}](tel:{{phone.0}}).',
      `<p>From 18, call <a tel:${telephone.replaceAll(' ', '')}>${telephone.replaceAll(' ', '\u00a0')}</>.</>`,
    ],
    [
      'links to another site and to a mailbox',
      '[a](https://www.health-plans.example/) [b](mailto:info@health-plans.example)',
      '<p><a https://www.health-plans.example/>a</> <a mailto:info@health-plans.example>b</></>',
    ],
  ])('compiles %s', (_, body, html, language) => {
    expect(show(treeOf(body, language))).toBe(html);
  });

  it('keeps no-break spaces in plain text, as in an amount', () => {
    expect(textOf(treeOf('US$30\u00a0000 or\n40\u202f%'))).toBe('US$30\u00a0000 or 40\u202f%');
  });

  it('replaces English with the pseudo-language, except addresses and other languages', () => {
    vi.stubEnv('PSEUDO', '1');
    expect(show(treeOf('See [this](/privacy)'))).toBe('<p>⟦Šéé ~⟧ <a /privacy>⟦ţĥíš ~~⟧</></>');
    expect(show(treeOf('Texto', 'ESP'))).toBe('<p>Texto</>');
  });
});

describe('Markdown compiler stops with file, line and column at', () => {
  it.each([
    ['a placeholder in braces', 'First.\n\nFrom {amount} on.', '7:6: the placeholder {amount} is left over'],
    ['empty braces', 'From {} on.', '5:6: the placeholder {} is left over'],
    ['an unclosed reference', 'From {{fact:age.min on.', '5:6: the placeholder {{ is left over'],
    ['an unknown fact', 'From {{fact:age.none}}.', '5:6: there is no fact "fact:age.none"'],
    [
      'a dead in-site link',
      'See [this](/pryvacy).',
      '5:11: the link /pryvacy leads to no page of this site, or to no place in it',
    ],
  ])('%s', (_, body, what) => {
    expect(complaint(body)).toBe(`text.md:${what}`);
  });

  it.each(['javascript:alert(1)', 'http://www.health-plans.example/', 'privacy'])('a link to %s', (href) => {
    expect(complaint(`See\n[this](${href}).`)).toBe(
      `text.md:6:7: the link ${href} is neither https, mailto, tel nor a path of this site`,
    );
  });

  it('a link to another host without a scheme', () => {
    expect(complaint('[this](//elsewhere.example/)')).toMatch(/^text\.md:5:7: the link /);
  });

  it.each([
    ['<div>raw</div>', 'html'],
    ['<b>raw</b>', 'html'],
    ['![x](/x.png)', 'image'],
    ['`x`', 'codespan'],
    ['> x', 'blockquote'],
    ['***', 'hr'],
  ])('%s', (body, kind) => {
    expect(complaint(`First.\n\n${body}`)).toBe(`text.md:7:1: ${kind} is not allowed in texts`);
  });
});

describe('front matter', () => {
  it('is separated from the text, with any line endings', () => {
    const file = fileOf('---\r\ntitle: "A: b"\r\nlist:\r\n  - 1\r\n---\r\nText\r\n');
    expect(file.fields).toEqual({ title: 'A: b', list: [1] });
    expect(file.body).toBe('Text\n');
    expect(file.source.slice(file.bodyAt)).toBe('Text\n');
  });

  it.each([
    ['is missing', 'Text only', /^text\.md:1:1: front matter between two lines of --- is missing$/],
    ['does not end', '---\ntitle: A\nText', /^text\.md:1:1: front matter/],
    ['does not begin in the first line', '\n---\ntitle: A\n---\n', /^text\.md:1:1: front matter/],
    ['is invalid', '---\ntitle: A\nid: [1, 2\n---\nText', /^text\.md:[34]:\d+: /],
    ['repeats a name', '---\ntitle: A\ntitle: B\n---\n', /^text\.md:3:1: Map keys must be unique/],
  ])('that %s is an error at its position', (_, text, message) => {
    expect(fileErrorOf(() => fileOf(text))).toMatch(message);
  });
});
