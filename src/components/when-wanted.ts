/** What a reader could fill in before the code is here, and lose. */
const FIELDS = 'input, select, textarea';
/** Buttons that need the code; what opens an explanation, the browser does itself. */
const ACTION = 'button:not([popovertarget])';

/**
 * Keeps the fields of a part shut until its code is here, and remembers the button that was pressed meanwhile. Returns how
 * to open the fields and press that button. Listens at the document, because React lets no press through to a part that
 * waits.
 */
export const holdPart = (part: Element): (() => void) => {
  const fields = [...part.querySelectorAll<HTMLInputElement>(FIELDS)];
  const open = (isOpen: boolean): void => {
    for (const field of fields) field.disabled = !isOpen;
  };
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event): void => {
    if (part.contains(target as Node)) pressed = (target as Element).closest<HTMLElement>(ACTION);
  };
  open(false);
  document.addEventListener('click', remember, true);
  return () => {
    document.removeEventListener('click', remember, true);
    open(true);
    pressed?.click();
  };
};

/** Is there anything in the part that does nothing without its code? */
export const needsCode = (part: Element): boolean => part.querySelector(`${FIELDS}, ${ACTION}`) !== null;

/** How far below the screen a part is when its code is asked for: about one turn of a wheel ahead of the reader. */
const AHEAD = '600px 0px';

/** Does the address lead to the part or to something in it, or say what is chosen in one of its controls? */
const isAddressed = (part: Element): boolean =>
  part.matches(':target') ||
  part.querySelector(':target') !== null ||
  [...new URLSearchParams(location.search).keys()].some((name) =>
    part.querySelector(`[name="${CSS.escape(name)}"]`),
  );

/**
 * Calls back as soon as the reader nears this part, presses or focuses something in it, or prints the
 * page; at once if the address leads into it or chooses in it, or if that cannot be told. Returns how to stop waiting.
 */
export const whenWanted = (part: Element, act: () => void): (() => void) => {
  if (isAddressed(part) || !('IntersectionObserver' in globalThis)) {
    act();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wanted(),
    { rootMargin: AHEAD },
  );
  const listening = new AbortController();
  const stop = (): void => {
    observer.disconnect();
    listening.abort();
  };
  const wanted = (): void => {
    stop();
    act();
  };
  const { signal } = listening;
  for (const event of ['focusin', 'pointerdown']) part.addEventListener(event, wanted, { signal });
  addEventListener('beforeprint', wanted, { signal });
  observer.observe(part);
  return stop;
};
