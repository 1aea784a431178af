const PHONE = '(width <= 48em)';

/** Are the rows drawn as cards by now? Only for a page that has been taken over: the prerendered one knows no screen. */
export const isCardLayout = (): boolean => matchMedia(PHONE).matches;
