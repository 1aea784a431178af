const notice = (): HTMLElement | null => document.getElementById('load-failed');

/** Reloads the page. Unlike the plain link, keeps the fragment and the scroll position. */
const reload = (event: Event): void => {
  event.preventDefault();
  location.reload();
};

/** Shows the notice that scripts are missing, which is in the HTML of every page. */
export const showLoadError = (): void => {
  notice()?.removeAttribute('hidden');
  notice()?.querySelector('a')?.addEventListener('click', reload);
};

export const hideLoadError = (): void => notice()?.setAttribute('hidden', '');
