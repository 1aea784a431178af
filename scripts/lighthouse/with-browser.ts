import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.mjs';

const asRoot = process.getuid?.() === 0;

/** Opens the browser of the browser tests (scripts/find-browser.mjs) while `use` runs. */
export const withBrowser = async <T>(
  use: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> => {
  const { path } = await findBrowser();
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
