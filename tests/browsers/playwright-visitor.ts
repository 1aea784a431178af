import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Download, Locator, Page } from '@playwright/test';
import { eventually } from './eventually.ts';
import type { Engine, Locale, OpenedDocument, Target, Visitor } from './visitor.ts';

const WINDOW = { width: 1280, height: 800 };

const locate = (page: Page, target: Target): Locator =>
  'css' in target
    ? page.locator(target.css).first()
    : page.getByRole(target.role, { name: target.name, exact: true }).first();

const isDocument = (address: string): boolean => address.endsWith('.pdf');

/** Reports problems of the site's pages. Ignores the console of PDFs, because the engine's PDF viewer writes to it. */
const listen = (page: Page, site: string, note: (text: string) => void): void => {
  page.on('console', (message) => {
    if (!isDocument(page.url())) note(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => note(`uncaught: ${message}`));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${site}/`))
      note(`request: ${request.url()}`);
  });
};

const downloaded = async (download: Download): Promise<OpenedDocument> => ({
  path: new URL(download.url()).pathname,
  as: 'downloaded',
  text: (await readFile(await download.path(), 'latin1')).slice(0, 8),
});

/** Returns the document that the page's PDF viewer shows. The viewer of Firefox is pdf.js. */
const shown = async (page: Page): Promise<OpenedDocument> => {
  const text = await page.evaluate(() => document.querySelector<HTMLElement>('#viewer')?.innerText ?? '');
  if (text.trim() === '') throw new Error(`the viewer shows no text of ${page.url()}`);
  return { path: new URL(page.url()).pathname, as: 'shown', text };
};

const findDocument = async (
  context: BrowserContext,
  [download]: readonly Download[],
): Promise<OpenedDocument> => {
  if (download !== undefined) return downloaded(download);
  const page = context.pages().find((each) => isDocument(each.url()));
  if (page === undefined) throw new Error('no document was opened or downloaded');
  return shown(page);
};

const visit = async (browser: Browser, site: string, locale: Locale): Promise<Visitor> => {
  const seen: string[] = [];
  const downloads: Download[] = [];
  const context = await browser.newContext({ locale, baseURL: site, viewport: WINDOW });
  context.on('page', (page) => {
    listen(page, site, (text) => seen.push(text));
    page.on('download', (download) => downloads.push(download));
  });
  const page = await context.newPage();
  return {
    goTo: async (address) => {
      await page.goto(address);
    },
    // In Firefox `page.url()` is outdated after Back from a PDF.
    address: async () => (await page.evaluate(() => location.href)).slice(site.length),
    // In Firefox `page.goBack` waits for an event that is not fired when leaving a PDF.
    back: () => page.evaluate(() => history.back()),
    click: (target) => locate(page, target).click(),
    type: async (target, text) => {
      await locate(page, target).fill('');
      await locate(page, target).pressSequentially(text);
    },
    press: (target, key) => locate(page, target).press(key),
    choose: async (target, value) => {
      await locate(page, target).selectOption({ value });
    },
    ask: (question, input) => page.evaluate(question as never, input as never),
    waitForDocument: async (act) => {
      await act();
      return eventually(() => findDocument(context, downloads));
    },
    close: async () => {
      await context.close();
      return seen;
    },
  };
};

/** Wraps a browser that Playwright controls as an engine. */
export const playwrightEngine = (browser: Browser, documents: Engine['documents']): Engine => ({
  version: browser.version(),
  documents,
  visit: (site, locale) => visit(browser, site, locale),
  close: () => browser.close(),
});
