import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

export interface FoundBrowser {
  readonly path: string;
  /** Place where the browser was found: "this system". */
  readonly source: string;
}

/** Whether the file exists and may be run. */
const executable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google/Chrome/Application/chrome.exe'),
];

const fromSystem = () => {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find(executable);
};

/** Sources in search order. The package precedes installed browsers, so that everyone on Linux x64 uses the same browser. */
const SOURCES: Readonly<Record<string, () => Promise<string | undefined> | string | undefined>> = {
  CHROMIUM_PATH: () => {
    const path = process.env.CHROMIUM_PATH;
    if (path && !executable(path))
      throw new Error(`CHROMIUM_PATH is ${path}, which cannot be run. Correct it or unset it.`);
    return path;
  },
  'the package @sparticuz/chromium': async () => {
    if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  },
  Playwright: () => [chromium.executablePath()].find(executable),
  'this system': fromSystem,
};

/** Returns the path and source of the first browser found. Throws if there is none. */
export const findBrowser = async (): Promise<FoundBrowser> => {
  for (const [source, look] of Object.entries(SOURCES)) {
    const path = await look();
    if (path) return { path, source };
  }
  throw new Error(
    'No Chromium was found for the browser tests. Run "npx playwright install chromium", install Chrome or Chromium, or set CHROMIUM_PATH to one.',
  );
};

/** Returns the browser of the tests and, if it is different, the Chrome or Chromium of this system, which visitors use. */
export const findBrowsers = async (): Promise<readonly FoundBrowser[]> => {
  const tested = await findBrowser();
  const installed = fromSystem();
  return installed && installed !== tested.path
    ? [tested, { path: installed, source: 'this system' }]
    : [tested];
};

/** Opens a browser while `use` runs. Defaults to the browser of the tests. */
export const withBrowser = async <T>(
  use: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
  found?: FoundBrowser,
): Promise<T> => {
  const { path } = found ?? (await findBrowser());
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--disable-gpu', ...asRoot, ...args],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};
