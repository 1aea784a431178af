/**
 * Texts that cannot be read: cut off by a box, outside the viewport, or overlapping another text; and numbers on several lines.
 * Excluded, except for numbers: hidden and `aria-hidden` texts, texts only for screen readers, sticky and fixed texts. In scroll
 * containers only cut-off texts are found. Runs in the page, so it uses nothing from outside.
 */
export const faultsOfText = (numbers: string): readonly string[] => {
  interface Line {
    readonly text: Text;
    readonly box: DOMRect;
    readonly top: number;
    readonly bottom: number;
  }
  const pattern = new RegExp(numbers, 'gu');
  const boxesOf = (text: Text, from = 0, to = text.length): readonly DOMRect[] => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const brokenNumbers = (text: Text): readonly string[] =>
    [...text.data.matchAll(pattern)]
      .filter(({ index, 0: number }) => {
        const [first, ...others] = boxesOf(text, index, index + number.length);
        return first !== undefined && others.some(({ top }) => top >= first.bottom - 1);
      })
      .map(([number]) => `on several lines: ${number} in ${quote(text)}`);

  /** The element and its ancestors below `html`. */
  const ancestors = (element: Element | null): readonly Element[] =>
    element === null || element === document.documentElement
      ? []
      : [element, ...ancestors(element.parentElement)];
  const isLeftOut = (element: Element): boolean =>
    element.closest('script, style, svg, option, [aria-hidden=true]') !== null ||
    !element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) ||
    ancestors(element).some((each) => {
      const { clip, clipPath, position } = getComputedStyle(each);
      const isForScreenReaders = clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)';
      return isForScreenReaders || position === 'sticky' || position === 'fixed';
    });
  const scrolls = (each: Element): boolean => /auto|scroll/.test(getComputedStyle(each).overflow);
  const cuts = (each: Element): boolean => /hidden|clip/.test(getComputedStyle(each).overflow);
  const wide = document.documentElement.getBoundingClientRect().right;

  const linesOf = (text: Text): readonly Line[] => {
    const letters = Number.parseFloat(getComputedStyle(text.parentElement as Element).fontSize) * 0.7;
    return boxesOf(text).map((box) => {
      // A line box is higher than its letters, so the boxes of tight lines may overlap.
      const middle = (box.top + box.bottom) / 2;
      return { text, box, top: middle - letters / 2, bottom: middle + letters / 2 };
    });
  };

  const lines: Line[] = [];
  const faults = new Set<string>();
  const quote = (text: Text): string => `“${text.data.trim().slice(0, 40)}”`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (parent === null || node.data.trim() === '') continue;
    for (const fault of brokenNumbers(node)) faults.add(fault);
    if (isLeftOut(parent)) continue;
    const above = ancestors(parent);
    const frame = above.find(scrolls);
    const own = linesOf(node);
    if (frame === undefined) lines.push(...own);
    const inFrame = frame === undefined ? above : above.slice(0, above.indexOf(frame));
    for (const { box, top, bottom } of own) {
      if (frame === undefined && (box.left < -1 || box.right > wide + 1))
        faults.add(`beyond the window: ${quote(node)}`);
      for (const each of inFrame.filter(cuts)) {
        const edge = each.getBoundingClientRect();
        if (
          box.left < edge.left - 1 ||
          box.right > edge.right + 1 ||
          top < edge.top - 1 ||
          bottom > edge.bottom + 1
        )
          faults.add(`cut off: ${quote(node)}`);
      }
    }
  }

  lines.sort((one, other) => one.top - other.top);
  lines.forEach((line, index) => {
    for (let at = index + 1; at < lines.length; at++) {
      const other = lines[at] as Line;
      if (other.top >= line.bottom - 2) break;
      const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      if (other.text !== line.text && across > 2)
        faults.add(`${quote(line.text)} lies over ${quote(other.text)}`);
    }
  });
  return [...faults];
};
