import { createElement, type ReactNode } from 'react';
import { certificateOf } from '#domain/certificate.ts';

/**
 * A text in a page's HTML, such as a legal page or an answer. The build compiles it from Markdown; the browser reads it back from
 * the page, so that no script repeats it.
 */
export type BodyTree = readonly BodyNode[];
export type BodyNode = string | BodyElement;
export interface BodyElement {
  readonly tag: BodyTag;
  readonly href?: string;
  readonly id?: string;
  readonly children: BodyTree;
}

const nodesOf = (tree: BodyTree): ReactNode[] =>
  tree.map((node) =>
    typeof node === 'string' ? node : createElement(node.tag, propsOf(node), ...nodesOf(node.children)),
  );

const propsOf = ({ href, id }: BodyElement): Record<string, string> => ({
  ...(href !== undefined && { href }),
  // Benefit summaries open in a new tab.
  ...(href !== undefined && certificateOf(href) && { target: '_blank', rel: 'noopener' }),
  ...(id !== undefined && { id }),
});

interface BodyProps {
  /** The key of the text in the page's HTML; by default the id of the surrounding element. */
  readonly id?: string;
  readonly tree: BodyTree;
  readonly className?: string | undefined;
}

export const Body = ({ id, tree, className }: BodyProps): ReactNode =>
  createElement('div', { 'data-body': id ?? '', className }, ...nodesOf(tree));

/** The elements that texts may hold. */
const TAGS = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type BodyTag = (typeof TAGS)[number];

const isTag = (name: string): name is BodyTag => (TAGS as readonly string[]).includes(name);

const nodeOf = (node: Node): BodyNode[] => {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element) || !isTag(node.localName)) return [];
  const href = node.getAttribute('href');
  const id = node.getAttribute('id');
  return [
    {
      tag: node.localName,
      ...(href !== null && { href }),
      ...(id !== null && { id }),
      children: treeOf(node),
    },
  ];
};

const treeOf = (parent: Node): BodyTree => [...parent.childNodes].flatMap(nodeOf);

/** Reads the texts of a page's HTML, by their keys. */
export const bodiesIn = (page: ParentNode): Record<string, BodyTree> =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLElement>('[data-body]')].map((element) => [
      element.dataset.body || (element.closest('[id]')?.id ?? ''),
      treeOf(element),
    ]),
  );
