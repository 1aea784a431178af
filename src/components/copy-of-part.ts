/** React's own marks round a part that may come later. */
const BEGIN = '$';
const END = '/$';

const isMark = (node: Node | null, text: string): node is Comment =>
  node instanceof Comment && node.data === text;

/** The mark in front of the element with this id, if it is the root of its part, else the first inside of it. */
const beginOf = (id: string): Node | null => {
  const part = document.getElementById(id);
  if (part === null || isMark(part.previousSibling, BEGIN)) return part?.previousSibling ?? null;
  const comments = document.createTreeWalker(part, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode() !== null) if (isMark(comments.currentNode, BEGIN)) return comments.currentNode;
  return null;
};

/** The nodes of the part at this anchor, copied as they stand in the page. Empty if it is not there. */
export const copyOfPart = (id: string): DocumentFragment => {
  const copy = document.createDocumentFragment();
  let node = beginOf(id)?.nextSibling ?? null;
  for (; node !== null && !isMark(node, END); node = node.nextSibling) copy.append(node.cloneNode(true));
  return copy;
};
