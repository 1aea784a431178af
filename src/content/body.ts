import { createElement, type ReactNode } from 'react';
import { certificateOf } from '#domain/certificate.ts';

/**
 * A text that stands in a page's HTML and in no script: a legal page, an answer. The build makes the tree from Markdown;
 * the browser reads it back from the page, so that it is never downloaded twice.
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
  // A benefit summary leaves the page that leads to it open.
  ...(href !== undefined && certificateOf(href) && { target: '_blank', rel: 'noopener' }),
  ...(id !== undefined && { id }),
});

interface BodyProps {
  /** By this name the browser finds the text again in the page; without one, by the id of what it stands in. */
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

/** The texts that a page's HTML holds, by their names. */
export const bodiesIn = (page: ParentNode): Record<string, BodyTree> =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLElement>('[data-body]')].map((element) => [
      element.dataset.body || (element.closest('[id]')?.id ?? ''),
      treeOf(element),
    ]),
  );
