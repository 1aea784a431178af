/**
 * Controls too small for touch (WCAG 2.5.8): under 24 px high or wide, with a neighbor inside a circle of 24 px around the
 * center. Excluded, as in the rule: links in a sentence and hidden controls. Runs in the page, so it uses nothing from outside.
 */
export const smallTargets = (): readonly string[] => {
  const LEAST = 24;
  interface Target {
    readonly element: Element;
    readonly box: DOMRect;
  }
  const isSmall = ({ box }: Target): boolean => box.width < LEAST - 0.1 || box.height < LEAST - 0.1;
  const isInSentence = ({ element }: Target): boolean => {
    const around = element.closest('p, li, dd, dt, td, figcaption, caption, span')?.textContent?.trim() ?? '';
    return (
      getComputedStyle(element).display === 'inline' &&
      around.length > (element.textContent ?? '').trim().length
    );
  };
  const shownBy = (element: Element): Element => {
    const draws = element.getBoundingClientRect().width > 2;
    return draws ? element : ((element as HTMLInputElement).labels?.[0] ?? element);
  };
  const targets = [
    ...document.querySelectorAll(
      'a[href], button, input, select, summary, [role=tab], [role=option], [role=menuitem]',
    ),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    // The size of a state on the map is given; the list of states above the map does the same.
    .filter((element) => !(element instanceof SVGElement))
    // Excludes the skip link, which is above the page until it has the focus.
    .filter((element) => element.getBoundingClientRect().bottom + scrollY > 0)
    .map((element): Target => ({ element, box: shownBy(element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  const middle = ({ box }: Target): readonly [number, number] => [
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
  ];
  /** Distance from the center of one to the nearest point of the other; to its 24 px circle if the other is small too. */
  const between = (one: Target, other: Target): number => {
    const [x, y] = middle(one);
    const [otherX, otherY] = middle(other);
    if (isSmall(other)) return Math.hypot(x - otherX, y - otherY) - LEAST / 2;
    const { left, right, top, bottom } = other.box;
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  const named = ({ element, box }: Target): string =>
    `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 110)}`;
  const nearTo = (target: Target): Target | undefined =>
    targets.find(
      (other) =>
        other.element !== target.element &&
        !other.element.contains(target.element) &&
        !target.element.contains(other.element) &&
        getComputedStyle(other.element.closest('aside') ?? other.element).position !== 'sticky' &&
        between(target, other) < LEAST / 2 - 0.1,
    );
  return targets
    .filter((target) => isSmall(target) && !isInSentence(target))
    .flatMap((target) => {
      const near = nearTo(target);
      return near ? [`${named(target)} is too near to ${named(near)}`] : [];
    });
};
