import { type Browser, chromium } from '@playwright/test';
import { type FoundBrowser, findBrowser } from '../find-browser.ts';

const asRoot = process.getuid?.() === 0;

/** Opens a browser while `use` runs. Defaults to the browser of the browser tests (scripts/find-browser.ts). */
export const withBrowser = async <T>(
  use: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
  found?: FoundBrowser,
): Promise<T> => {
  const { path } = found ?? (await findBrowser());
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--disable-gpu', ...(asRoot ? ['--no-sandbox'] : []), ...args],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};
