/**
 * Controls of the page that a finger may miss: lower or narrower than 24 px, with less room round them than a circle of 24 px
 * takes. Left out, as the rule has it: links in a sentence, and what cannot be pressed. Runs in the page, so that it can use
 * nothing but itself.
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
    // A state on the map is as large as it is there; the list of states above it does the same.
    .filter((element) => !(element instanceof SVGElement))
    // Shown only to those who come by keyboard: the skip link.
    .filter((element) => element.getBoundingClientRect().bottom + scrollY > 0)
    .map((element): Target => ({ element, box: shownBy(element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  const middle = ({ box }: Target): readonly [number, number] => [
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
  ];
  /** From the middle of one to the nearest point of the other; to its middle where that one is small too. */
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
