import { type PageHtml, readPage } from './page-data.ts';

/** With XHR the browser parses the HTML itself: Trusted Types keep scripts from parsing text (docs/decisions/020). */
const fetchDocument = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onloadend = (): void => {
      const { status, responseXML } = request;
      // 404: the page for unknown addresses.
      if (responseXML && (status === 200 || status === 404)) resolve(responseXML);
      else reject(new Error(`${address}: ${status}`));
    };
    request.send();
  });

const STYLES = 'link[rel=stylesheet]';

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.onload = (): void => resolve();
    link.onerror = (): void => reject(new Error(`${link.href} could not be loaded`));
  });

const loadStyles = async (page: Document): Promise<void> => {
  const here = [...document.querySelectorAll<HTMLLinkElement>(STYLES)].map(({ href }) => href);
  const missing = [...page.querySelectorAll<HTMLLinkElement>(STYLES)]
    .map((link) => document.importNode(link))
    .filter(({ href }) => !here.includes(href));
  const loading = Promise.all(missing.map(loaded));
  document.head.append(...missing);
  await loading;
};

/** Fetches a page and the styles that it needs besides those of the present page. Rejects when either is missing. */
export const fetchPage = async (address: string): Promise<PageHtml> => {
  const html = await fetchDocument(address);
  await loadStyles(html);
  return readPage(html);
};
