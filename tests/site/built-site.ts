import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { describe, expect } from 'vitest';
import { ALL_WORDS } from '#content/words/all-words.ts';
import type { AllWords } from '#content/words/words.ts';
import { LANGUAGES, type Language, pathIn, splitPath } from '#domain/language.ts';
import { memoize, memoizeByKey } from '#domain/memoize.ts';
import { groupBy } from '#scripts/group-by.ts';

/** Folder of the built site; `SITE_DIR` sets another one. */
export const SITE = process.env.SITE_DIR || 'dist';

/** Text of a file of the site. */
export const readSite = (file: string): string => readFileSync(`${SITE}/${file}`, 'utf8');

/** Whether the site has a file with exactly this address: "/assets/index-x.js". */
export const existsInSite = (address: string): boolean =>
  /\.\w+$/.test(address) && existsSync(SITE + address);

export interface BuiltPage {
  /** "/es/hospitals". */
  readonly address: string;
  /** The address without its language: "/hospitals". */
  readonly path: string;
  readonly language: Language;
  /** Files that hosts serve at this address, all with the same text: "es/hospitals.html", "es/hospitals/index.html". */
  readonly files: readonly [string, ...string[]];
  readonly html: string;
  /** Parsed on first access. */
  readonly document: Document;
}

/** "home/index.html" → "/". */
const addressOf = (file: string): string => `/${file}`.replace(/(\/home)?(\/index)?\.html$/, '') || '/';

/** React renders some attributes in camel case, and linkedom does not convert them to lower case. */
const CAMEL_CASE = / [a-z]+[A-Z]\w*(?==")/g;

const readPages = (): readonly BuiltPage[] => {
  const names = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).sort();
  const byAddress = groupBy(
    names.filter((name) => name.endsWith('.html')),
    addressOf,
  );
  return [...byAddress].map(([address, [first = '', ...others]]) => {
    const html = readSite(first);
    const parse = memoize(() => parseHTML(html.replace(CAMEL_CASE, (name) => name.toLowerCase())).document);
    return {
      address,
      files: [first, ...others],
      ...splitPath(address),
      html,
      get document() {
        return parse();
      },
    };
  });
};

/** Every page of the site, each once. */
export const BUILT: readonly BuiltPage[] = readPages();

/** Whether this is the offline page, which has no header, footer or script. */
export const isOffline = ({ path }: BuiltPage): boolean => path === '/offline';
export const PAGES_WITH_SHELL = BUILT.filter((page) => !isOffline(page));

const BY_ADDRESS = new Map(BUILT.map((page) => [page.address, page]));

export const pageAt = (address: string): BuiltPage => {
  const page = BY_ADDRESS.get(address);
  if (page === undefined) throw new Error(`the site has no page at ${address}`);
  return page;
};

/** Describes a page in every language. `check` also receives the UI texts, and a function that adds the language to a path. */
export const describePage = (
  title: string,
  path: string,
  check: (page: {
    readonly language: Language;
    readonly document: Document;
    readonly words: AllWords;
    readonly to: (path: string) => string;
  }) => void,
): void =>
  describe.each(LANGUAGES)(`${title} in %s`, (language) => {
    const to = (bare: string): string => pathIn(language, bare);
    check({ language, document: pageAt(to(path)).document, words: ALL_WORDS[language], to });
  });

/**
 * Expects no fault on any page. `find` returns texts, which are faults, and whether rules hold: `isNamed || 'no name'`.
 * A failure lists the faults with their addresses: "/es/about: no name".
 */
export const expectNoFaults = (
  pages: readonly BuiltPage[],
  find: (page: BuiltPage) => readonly (string | true)[],
): void => {
  const faults = pages.flatMap((page) =>
    find(page).flatMap((fault) => (fault === true ? [] : `${page.address}: ${fault}`)),
  );
  expect(faults).toEqual([]);
};

/** Like `querySelectorAll`, as a list. */
export const all = (within: ParentNode, selector: string): readonly Element[] => [
  ...within.querySelectorAll(selector),
];

const only = (found: readonly Element[], what: string): Element => {
  if (found[0] === undefined || found.length > 1) throw new Error(`${found.length} elements are ${what}`);
  return found[0];
};
export const one = (within: ParentNode, selector: string): Element => only(all(within, selector), selector);

/** Collapses white space of any kind to single spaces and removes word joiners. */
export const plain = (text: string): string => text.replaceAll('\u2060', '').replace(/\s+/gu, ' ').trim();

export const textOf = (element: Element | null | undefined): string => plain(element?.textContent ?? '');
export const textsOf = (elements: readonly Element[]): readonly string[] => elements.map(textOf);
export const textsIn = (within: ParentNode, selector: string): readonly string[] =>
  textsOf(all(within, selector));

export const attributeOf = (element: Element | null | undefined, name: string): string =>
  element?.getAttribute(name) ?? '';
export const hrefOf = (element: Element | null | undefined): string => attributeOf(element, 'href');
export const hrefsIn = (within: ParentNode, selector = 'a[href]'): readonly string[] =>
  all(within, selector).map(hrefOf);

/** Cell texts of a table, by row. */
export const rowsOf = (table: Element): readonly (readonly string[])[] =>
  all(table, 'tr').map((row) => textsOf(all(row, 'th, td')));

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Attributes with text for people. */
const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder', 'label', 'aria-description'];

/** Visible and spoken texts in an element, split at child elements; without elements that match `leftOut`. */
export const wordsIn = (element: Element, leftOut: string): readonly string[] => {
  if (element.matches(leftOut)) return [];
  const texts = SPOKEN.map((name) => attributeOf(element, name));
  let own = '';
  for (const node of element.childNodes) {
    if (isElement(node)) {
      texts.push(own, ...wordsIn(node, leftOut));
      own = '';
    } else if (node.nodeType === 3) own += node.textContent ?? '';
  }
  return [...texts, own].filter((text) => text.trim() !== '');
};

/** Text of an element for screen readers: without `aria-hidden` parts, with labels and `alt` texts. */
const spoken = (element: Element): string => {
  if (element.getAttribute('aria-hidden') === 'true') return '';
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (label !== null) return label;
  return [...element.childNodes]
    .map((node) => (isElement(node) ? spoken(node) : node.nodeType === 3 ? (node.textContent ?? '') : ''))
    .join('');
};

/** Elements of a page by id; cached, because linkedom walks the whole page for each lookup. */
export const byId = memoizeByKey(
  (document: Document): ReadonlyMap<string, Element> =>
    new Map(all(document, '[id]').map((element) => [element.id, element])),
);

/** Elements referenced by an attribute with a list of ids; undefined for a missing element. */
export const namedBy = (element: Element, attribute: string): readonly (Element | undefined)[] =>
  attributeOf(element, attribute)
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => byId(element.ownerDocument).get(id));

const labelOf = (control: Element): string => {
  const around = control.closest('label');
  const beside = control.id === '' ? [] : all(control.ownerDocument, `label[for="${control.id}"]`);
  return [around, ...beside].map((label) => (label === null ? '' : spoken(label))).join(' ');
};

const CONTROLS = /^(input|select|textarea|output)$/;

/** Accessible name of an element, by a simplified form of the standard rules. */
export const nameOf = (element: Element): string => {
  const others = namedBy(element, 'aria-labelledby').map((other) => (other ? spoken(other) : ''));
  return (
    plain(others.join(' ')) ||
    plain(attributeOf(element, 'aria-label')) ||
    plain(CONTROLS.test(element.localName) ? labelOf(element) : spoken(element)) ||
    plain(attributeOf(element, 'title'))
  );
};

/**
 * The element that matches the selector and has this accessible name.
 * @throws {Error} if there is not exactly one.
 */
export const named = (within: ParentNode, selector: string, name: string): Element =>
  only(
    all(within, selector).filter((element) => nameOf(element) === plain(name)),
    `${selector} with the name "${name}"`,
  );
