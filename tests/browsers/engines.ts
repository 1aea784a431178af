import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';
import { executable, findBrowser } from '#scripts/browser.ts';
import { playwrightEngine } from './playwright-visitor.ts';
import type { Engine } from './visitor.ts';
import { startWebkit } from './webkit.ts';

/** Returns the path of the first of these programs found on the PATH. Throws if none is installed. */
const onPath = (names: readonly string[]): string => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(executable);
  if (found === undefined)
    throw new Error(
      `${names.join(' or ')} is not installed: as root, sh scripts/browsers/install.sh (docs/browsers.md)`,
    );
  return found;
};

/** Engines by the names that `--only` accepts. `start` throws a readable error if the engine is not installed. */
export const ENGINES: Readonly<
  Record<string, { readonly name: string; readonly start: () => Promise<Engine> }>
> = {
  chromium: {
    name: 'Chromium',
    start: async () => {
      const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
      const { path } = await findBrowser();
      return playwrightEngine(await chromium.launch({ executablePath: path, args }), 'downloaded');
    },
  },
  firefox: {
    name: 'Firefox',
    start: async () => {
      const executablePath = process.env.FIREFOX_PATH || onPath(['firefox-esr', 'firefox']);
      return playwrightEngine(await firefox.launch({ channel: 'moz-firefox', executablePath }), 'shown');
    },
  },
  webkit: {
    name: 'WebKitGTK',
    start: async () => {
      for (const needed of ['Xvfb', 'localedef']) onPath([needed]);
      return startWebkit(onPath(['WebKitWebDriver']));
    },
  },
};
