import { createElement, type ReactNode } from 'react';
import { certificateOf } from '#domain/certificate.ts';

export type BodyTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'ul'
  | 'ol'
  | 'li'
  | 'strong'
  | 'em'
  | 'a'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td';

/** A text that the build compiles from Markdown: a legal page, an answer. It is in the page's HTML, not in scripts. */
export type BodyTree = readonly BodyNode[];
export type BodyNode = string | BodyElement;
export interface BodyElement {
  readonly tag: BodyTag;
  readonly href?: string;
  readonly id?: string;
  readonly children: BodyTree;
}

export const nodesOf = (tree: BodyTree): ReactNode[] =>
  tree.map((node) =>
    typeof node === 'string' ? node : createElement(node.tag, propsOf(node), ...nodesOf(node.children)),
  );

const propsOf = ({ href, id }: BodyElement): Record<string, string> => ({
  ...(href !== undefined && { href }),
  // Benefit summaries open in a new tab.
  ...(href !== undefined && certificateOf(href) && { target: '_blank', rel: 'noopener' }),
  ...(id !== undefined && { id }),
});

type BodyProps = { readonly tree: BodyTree; readonly className?: string | undefined };

export const Body = ({ tree, className }: BodyProps) =>
  createElement('div', { 'data-body': '', className }, ...nodesOf(tree));
