const notice = (): HTMLElement | null => document.getElementById('load-failed');

/** Keeps the address's fragment and the place on the page, which the link alone would not. */
const reload = (event: Event): void => {
  event.preventDefault();
  location.reload();
};

/** Shows the notice, which is in the HTML of every page, that its tools are missing. The page reads without them. */
export const showLoadError = (): void => {
  notice()?.removeAttribute('hidden');
  notice()?.querySelector('a')?.addEventListener('click', reload);
};

export const hideLoadError = (): void => notice()?.setAttribute('hidden', '');
