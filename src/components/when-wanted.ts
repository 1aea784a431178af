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
 * Calls back as soon as the reader nears the element with this id, presses or focuses something in it, or prints the
 * page; at once if the address leads into it or chooses in it, or if that cannot be told. Returns how to stop waiting.
 */
export const whenWanted = (id: string, act: () => void): (() => void) => {
  const part = document.getElementById(id);
  if (part === null || isAddressed(part) || !('IntersectionObserver' in globalThis)) {
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
