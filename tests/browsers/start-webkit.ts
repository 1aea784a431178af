import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { withDeadline } from './eventually.ts';
import type { Engine, Locale } from './visitor.ts';
import { webkitVersion, webkitVisitor } from './webkit-visitor.ts';

const LOCALES = resolve('.cache/locales');

/** WebKit takes its language from the system, which need not have it: it is compiled here, once. */
const prepareLocale = (locale: Locale): string => {
  const name = `${locale.replace('-', '_')}.UTF-8`;
  mkdirSync(LOCALES, { recursive: true });
  if (!existsSync(`${LOCALES}/${name}`))
    execFileSync('localedef', ['-i', locale.replace('-', '_'), '-f', 'UTF-8', `${LOCALES}/${name}`]);
  return name;
};

/** A screen that nobody sees; it says its number when it is there, and ends with this process at the latest. */
const startScreen = async (): Promise<{ readonly stop: () => void; readonly display: string }> => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = (): void => {
    screen.kill();
  };
  process.once('exit', stop);
  const failed = new Promise<never>((_, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended')));
  });
  failed.catch(() => undefined);
  const number = new Promise<string>((tell) => {
    (screen.stdio[3] as Readable).once('data', (data) => tell(`:${String(data).trim()}`));
  });
  return { stop, display: await Promise.race([number, failed]) };
};

const serviceOf = (driver: string, display: string, locale: Locale): DriverService =>
  new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LC_ALL: prepareLocale(locale),
      LOCPATH: LOCALES,
    })
    .setStdio('ignore')
    .build();

const START_MS = 30_000;

/**
 * A driver of its own, which has one language and one window. Now and then, on a busy machine, it waits for its browser
 * for ever: then a fresh one is started, once.
 */
const withDriver = async <Opened>(
  start: () => DriverService,
  open: (server: string, end: () => Promise<void>) => Promise<Opened>,
  tries = 2,
): Promise<Opened> => {
  const service = start();
  try {
    return await withDeadline(
      service.start().then((server) => open(server, () => service.kill())),
      START_MS,
    );
  } catch (reason) {
    await service.kill();
    if (tries > 1) return withDriver(start, open, tries - 1);
    throw reason;
  }
};

/** @param driver path of WebKitWebDriver */
export const startWebkit = async (driver: string): Promise<Engine> => {
  const { stop, display } = await startScreen();
  const startIn = (locale: Locale) => () => serviceOf(driver, display, locale);
  return {
    version: await withDriver(startIn('en-US'), webkitVersion),
    documents: 'shown',
    visit: (site, locale) => withDriver(startIn(locale), (server, end) => webkitVisitor(server, site, end)),
    close: async () => stop(),
  };
};
