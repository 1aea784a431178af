/** Identifies the build: the file name of the entry script contains a hash of its imports. */
const BUILD = import.meta.url;

/**
 * Reloads the document, once per build and history entry. The history entry records the reload, which works even where
 * storage is denied. Returns false, without a reload, if the document was reloaded before or there is no network.
 */
export const reloadOnce = (): boolean => {
  // Without a network a reload would show the browser's error page.
  if (!navigator.onLine) return false;
  const state = history.state as { reloadedFor?: string } | null;
  if (state?.reloadedFor === BUILD) return false;
  history.replaceState({ ...state, reloadedFor: BUILD }, '');
  location.reload();
  return true;
};
