/** Changes with every build: the entry's name holds a hash of its imports. */
const BUILD = import.meta.url;

/**
 * Reloads the document, once per build and entry of the history. The mark is in the history, which works where storage is
 * denied. False: it was reloaded before, or there is no network, and nothing happens.
 */
export const reloadOnce = (): boolean => {
  // Offline, the browser would show its error page.
  if (!navigator.onLine) return false;
  const state = history.state as { reloadedFor?: string } | null;
  if (state?.reloadedFor === BUILD) return false;
  history.replaceState({ ...state, reloadedFor: BUILD }, '');
  location.reload();
  return true;
};
