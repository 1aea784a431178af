/**
 * Lets React change a page that the browser translates. A translator puts `<font>` in place of text that React still holds: React
 * would throw when it removes that text or inserts before it, and its changes of that text would not be seen (facebook/react#11538).
 */
export const keepTranslatedText = (): void => {
  const translations = new WeakMap<Node, ChildNode>();
  const changes = new MutationObserver((records) => {
    // The translator translates the text again.
    for (const { target } of records) translations.get(target)?.replaceWith(target);
  });
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      for (const node of removedNodes)
        if (font && node.nodeType === Node.TEXT_NODE && !node.isConnected) {
          translations.set(node, font as ChildNode);
          changes.observe(node, { characterData: true });
        }
    }
  }).observe(document.body, { childList: true, subtree: true });

  /** The child of `parent` that shows the node: itself, its translation, or the `<font>` around it. */
  const childFor = (parent: Node, node: Node): Node => {
    let child: Node | null = node.parentNode ? node : (translations.get(node) ?? null);
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child ?? node;
  };
  const { removeChild, insertBefore } = Node.prototype;
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      return removeChild.call(this, childFor(this, child));
    },
    insertBefore(this: Node, added: Node, before: Node | null) {
      return insertBefore.call(this, added, before && childFor(this, before));
    },
  });
};
