import { existsSync } from 'node:fs';
import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import { benefitFact } from '#benefits/tables.ts';
import type { BodyElement, BodyNode, BodyTag, BodyTree } from '#content/body.ts';
import { referenced } from '#content/facts-text.ts';
import { isCategory } from '#domain/category.ts';
import { certificateOf } from '#domain/certificate.ts';
import { DEFAULT_LANGUAGE, type Language, pathIn } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { FileError, positionAt } from '../errors.ts';
import { applyPseudo } from '../pseudo/pseudo-language.ts';
import type { MarkdownFile } from './read-markdown.ts';
import { wordsIn } from './words-in.ts';

const PATHS: ReadonlySet<string> = new Set(Object.values(PAGES).map(({ path }) => path));

/**
 * Whether the site has the page, and the page the anchor. The path has no language prefix: "/privacy". Checks the anchors of the
 * help center only, because those of other pages are defined in their components.
 */
const hasPage = (path: string, anchor?: string): boolean => {
  if (path === PAGES.faqs.path && anchor !== undefined)
    return isCategory(anchor) || existsSync(`data/faq/en/${anchor}.md`);
  return PATHS.has(path) || certificateOf(path) !== undefined;
};

type Complain = (needle: string, what: string) => never;

const TELEPHONE = /^\+[\d ]+$/;

/** Inserts facts before Markdown is parsed. Telephone numbers get no spaces in links and no-break spaces in texts. */
const fillFacts = (body: string, language: Language, complain: Complain): string =>
  body.replace(/(tel:)?\{\{([^{}]+)\}\}/g, (whole, tel: string | undefined, reference: string) => {
    const name = reference.trim();
    const value =
      referenced(language, name) ?? benefitFact(language, name.replace('fact:', ''), wordsIn(language));
    if (value === undefined) return complain(whole, `there is no fact "${name}"`);
    if (tel !== undefined) return tel + value.replaceAll(' ', '');
    return TELEPHONE.test(value) ? value.replaceAll(' ', '\u00a0') : value;
  });

const element = (
  tag: BodyTag,
  children: BodyTree,
  more: Partial<Pick<BodyElement, 'href'>> = {},
): BodyElement => ({ tag, ...more, children });

/** Compiles paragraphs, headings, lists, tables, emphasis and links. Throws FileError for anything else. */
export const compileMarkdown = (file: MarkdownFile, language: Language): BodyTree => {
  const complain: Complain = (needle, what) => {
    throw new FileError(
      file.file,
      positionAt(file.source, Math.max(file.source.indexOf(needle, file.bodyAt), file.bodyAt)),
      what,
    );
  };
  const filled = fillFacts(file.body, language, complain);
  const brace = /\{\w*\}|\{\{|\}\}/.exec(filled);
  if (brace !== null) complain(brace[0], `the placeholder ${brace[0]} is left over`);

  const hrefOf = (href: string): string => {
    if (/^(https|mailto|tel):/.test(href)) return href;
    if (!href.startsWith('/'))
      return complain(`(${href}`, `the link ${href} is neither https, mailto, tel nor a path of this site`);
    const [path = '/', fragment] = href.split('#', 2);
    if (!hasPage(path, fragment))
      complain(`(${href}`, `the link ${href} leads to no page of this site, or to no place in it`);
    return pathIn(language, path) + (fragment === undefined ? '' : `#${fragment}`);
  };
  const all = (tokens: readonly Token[] | undefined): BodyTree =>
    (tokens ?? []).flatMap((token) => nodesOf(token as MarkedToken));
  /** Returns a table row. Its first cell is the row header. */
  const cells = (row: readonly Tokens.TableCell[], tag: 'th' | 'td'): BodyElement =>
    element(
      'tr',
      row.map((cell, index) => element(index === 0 ? 'th' : tag, all(cell.tokens))),
    );
  const shown = (text: string): string => (language === DEFAULT_LANGUAGE ? applyPseudo(text) : text);
  const nodesOf = (token: MarkedToken): readonly BodyNode[] => {
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'paragraph':
        return [element('p', all(token.tokens))];
      case 'heading':
        return [element(token.depth <= 2 ? 'h2' : 'h3', all(token.tokens))];
      case 'list':
        return [
          element(
            token.ordered ? 'ol' : 'ul',
            token.items.map((item) => element('li', all(item.tokens))),
          ),
        ];
      case 'table':
        return [
          element('table', [
            element('thead', [cells(token.header, 'th')]),
            element(
              'tbody',
              token.rows.map((row) => cells(row, 'td')),
            ),
          ]),
        ];
      case 'text':
        return 'tokens' in token && token.tokens ? all(token.tokens) : [shown(unescapeHtml(token.text))];
      case 'escape':
        return [shown(token.text)];
      case 'strong':
      case 'em':
        return [element(token.type, all(token.tokens))];
      case 'link':
        return [element('a', all(token.tokens), { href: hrefOf(token.href) })];
      default:
        return complain(token.raw.slice(0, 20), `${token.type} is not allowed in texts`);
    }
  };
  return joined(all(marked.lexer(filled)));
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};
/** Replaces the HTML entities that `marked` and React write with their characters. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&([a-z]+|#39|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Joins adjacent text nodes, because the browser parses them as one node. */
const joined = (tree: BodyTree): BodyTree =>
  tree.reduce<BodyNode[]>((nodes, node) => {
    const last = nodes.at(-1);
    if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
    else nodes.push(typeof node === 'string' ? node : { ...node, children: joined(node.children) });
    return nodes;
  }, []);

/** Returns the plain text of a tree, for comparisons and search engines. */
export const textOf = (tree: BodyTree): string =>
  joinedText(tree)
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();

const joinedText = (tree: BodyTree): string =>
  tree
    .map((node) =>
      typeof node === 'string' ? node : joinedText(node.children) + (BLOCKS.has(node.tag) ? ' ' : ''),
    )
    .join('');

const BLOCKS: ReadonlySet<BodyTag> = new Set(['p', 'h2', 'h3', 'li', 'td', 'th']);
