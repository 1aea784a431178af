/** Changes with every build, because the entry's name holds a hash of all that it imports. */
const BUILD = import.meta.url;

/**
 * Loads the address anew unless this build has already tried that for this entry of the history. The mark lies in the
 * history, which works where storage is denied. False: it had been tried, or there is no network, and nothing happens.
 */
export const reloadOnce = (): boolean => {
  // The browser would put its own page in the place of what the visitor reads.
  if (!navigator.onLine) return false;
  const state = history.state as { reloadedFor?: string } | null;
  if (state?.reloadedFor === BUILD) return false;
  history.replaceState({ ...state, reloadedFor: BUILD }, '');
  location.reload();
  return true;
};
