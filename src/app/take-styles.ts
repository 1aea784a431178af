const STYLES = 'link[rel=stylesheet]';

const arrived = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.onload = (): void => resolve();
    link.onerror = (): void => reject(new Error(`${link.href} did not come`));
  });

/** Links the styles of another page that this one does not have yet, and waits for them. */
export const takeStyles = async (page: Document): Promise<void> => {
  const here = [...document.querySelectorAll<HTMLLinkElement>(STYLES)].map(({ href }) => href);
  const missing = [...page.querySelectorAll<HTMLLinkElement>(STYLES)]
    .map((link) => document.importNode(link))
    .filter(({ href }) => !here.includes(href));
  const coming = Promise.all(missing.map(arrived));
  document.head.append(...missing);
  await coming;
};
