const STYLES = 'link[rel=stylesheet]';

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.onload = (): void => resolve();
    link.onerror = (): void => reject(new Error(`${link.href} could not be loaded`));
  });

/** Links the styles of another page that this document does not have yet, and waits for them. */
export const loadStyles = async (page: Document): Promise<void> => {
  const here = [...document.querySelectorAll<HTMLLinkElement>(STYLES)].map(({ href }) => href);
  const missing = [...page.querySelectorAll<HTMLLinkElement>(STYLES)]
    .map((link) => document.importNode(link))
    .filter(({ href }) => !here.includes(href));
  const loading = Promise.all(missing.map(loaded));
  document.head.append(...missing);
  await loading;
};
