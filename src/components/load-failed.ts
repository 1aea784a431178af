/** The notice's link does without script; with it the address's fragment and the place on the page stay too. */
const loadAnew = (event: Event): void => {
  event.preventDefault();
  location.reload();
};

/**
 * The page reads without script: so it stays, and says once that its tools are missing. The notice is in its HTML; `false`
 * takes it back, when another page is there.
 */
export const sayThatItFailed = (isMissing = true): void => {
  const notice = document.getElementById('load-failed');
  notice?.toggleAttribute('hidden', !isMissing);
  notice?.querySelector('a')?.addEventListener('click', loadAnew);
};
