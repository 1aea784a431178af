/** Id of the element in which the names of a shared list are shown until the directory is loaded. */
export const SHARED_NAMES_ID = 'shared-names';

/** Formats a key as "Baptist Hospital of Miami Miami, FL 33176": a shared link contains only the keys of hospitals. */
export const nameOfKey = (key: string): string =>
  key
    .replaceAll('-', ' ')
    .replace(/\b(?!(?:and|at|de|del|for|of|the)\b)[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (\w\w) (?=\d{5}$)/, (_, state: string) => `, ${state.toUpperCase()}\u00a0`);
