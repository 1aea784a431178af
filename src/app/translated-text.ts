/**
 * Lets React change a page that the browser translates. A translator replaces text nodes by `<font>` elements, while React keeps
 * references to the text nodes: React would throw when it removes such a node or inserts a node before it, and its changes of
 * the text would not be visible (facebook/react#11538).
 */
export const keepTranslatedText = (): void => {
  const translations = new WeakMap<Node, ChildNode>();
  const changes = new MutationObserver((records) => {
    // Puts the changed text node back into the page; the translator then translates the new text.
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

  /** Returns the child of `parent` that displays the node: the node itself, its translation, or the `<font>` around it. */
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
