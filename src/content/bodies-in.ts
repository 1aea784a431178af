import type { BodyNode, BodyTree } from './body.ts';

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
