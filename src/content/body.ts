import { createElement, type ReactNode } from 'react';
import { certificateOf } from '#domain/certificate.ts';
import type { BodyTag } from './bodies-in.ts';

export type { BodyTag };

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

export interface BodyProps {
  /** By this name the browser finds the text again in the page; without one, by the id of what it stands in. */
  readonly id?: string;
  readonly tree: BodyTree;
  readonly className?: string | undefined;
}

export const Body = ({ id, tree, className }: BodyProps): ReactNode =>
  createElement('div', { 'data-body': id ?? '', className }, ...nodesOf(tree));
