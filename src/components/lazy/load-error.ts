const notice = (): HTMLElement | null => document.getElementById('load-failed');

/** Unlike the link alone, keeps the fragment and the scroll position. */
const reload = (event: Event): void => {
  event.preventDefault();
  location.reload();
};

/** Shows the notice in the HTML of every page that its scripts are missing. */
export const showLoadError = (): void => {
  notice()?.removeAttribute('hidden');
  notice()?.querySelector('a')?.addEventListener('click', reload);
};

export const hideLoadError = (): void => notice()?.setAttribute('hidden', '');
