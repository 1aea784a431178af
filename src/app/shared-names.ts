// Runs after the HTML of the finder, as an inline script that the CSP allows by its hash: fills in the names of a shared list,
// so that they are readable before the scripts load.
import { nameOfKey, SHARED_NAMES_ID } from '#features/my-hospitals/shared-name.ts';
import { keysFrom } from '#stores/my-hospitals-list.ts';

const list = document.getElementById(SHARED_NAMES_ID);
for (const key of keysFrom(new URLSearchParams(location.search)))
  list?.append(Object.assign(document.createElement('li'), { textContent: nameOfKey(key) }));
