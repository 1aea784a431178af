/** How long a fragment link waits for its target to appear. */
const PATIENCE_MS = 10_000;
/** What tells that the visitor has gone on with something else. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls smoothly to the element with this id as soon as it is there. Stops when the visitor scrolls, types or presses,
 * after ten seconds, and when the returned function is called.
 */
export const seekAnchor = (id: string): (() => void) => {
  const tried = (): boolean => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior: 'smooth' });
    return target !== null;
  };
  if (tried()) return () => undefined;
  const watcher = new MutationObserver(() => tried() && stop());
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const move of MOVES) removeEventListener(move, stop);
  };
  for (const move of MOVES) addEventListener(move, stop, { passive: true });
  watcher.observe(document.body, { childList: true, subtree: true });
  return stop;
};
