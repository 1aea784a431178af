import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { eventually, withDeadline } from './eventually.ts';
import {
  CANDIDATES,
  type Engine,
  type Locale,
  type OpenedDocument,
  type Target,
  type Visitor,
} from './visitor.ts';

const WINDOW = { width: 1280, height: 800 };

const KEYS: Readonly<Record<string, string | undefined>> = {
  Enter: Key.ENTER,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
};

const matches = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name.trim() === wanted : wanted.test(name);

/** Compares roles. WebKit reports a closed `<select>` as a button. */
const fits = (role: string, wanted: string): boolean =>
  role === wanted || (wanted === 'combobox' && role === 'button');

const isIt = async (element: WebElement, target: Target): Promise<boolean> =>
  !('role' in target) ||
  (matches(await element.getAccessibleName(), target.name) && fits(await element.getAriaRole(), target.role));

/**
 * Checks elements one after the other, because this driver fails on parallel commands. Checks visibility first, because the
 * driver also fails when it reads the name of a hidden element.
 */
const findOnce = async (driver: WebDriver, target: Target): Promise<WebElement> => {
  const selector = 'css' in target ? target.css : CANDIDATES[target.role];
  for (const element of await driver.findElements(By.css(selector)))
    if ((await element.isDisplayed()) && (await isIt(element, target))) return element;
  throw new Error('it is not in sight');
};

const describe = (target: Target): string =>
  'css' in target ? target.css : `${target.role} "${String(target.name)}"`;

const INTO_SIGHT = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';

/**
 * Finds an element, scrolls to it, because the driver does not, and acts on it. Retries all steps, because a page may replace
 * an element after it was found.
 */
const withElement = (driver: WebDriver, target: Target, act: (element: WebElement) => Promise<void>) =>
  eventually(async () => {
    try {
      const element = await findOnce(driver, target);
      await driver.executeScript(INTO_SIGHT, element);
      await act(element);
    } catch (cause) {
      throw new Error(describe(target), { cause });
    }
  });

const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '');

/** Returns the PDF in this window's viewer, which is pdf.js in a frame; undefined if the window shows no PDF. */
const documentIn = async (driver: WebDriver): Promise<OpenedDocument | undefined> => {
  const path = pathOf(await driver.getCurrentUrl());
  if (!path.endsWith('.pdf')) return undefined;
  await driver.switchTo().frame(0);
  const text = await driver.executeScript<string>('return document.querySelector("#viewer").innerText');
  if (text.trim() === '') throw new Error(`the viewer shows no text of ${path}`);
  return { path, as: 'shown', text };
};

const findDocument = async (driver: WebDriver): Promise<OpenedDocument> => {
  for (const handle of await driver.getAllWindowHandles()) {
    await driver.switchTo().window(handle);
    const found = await documentIn(driver);
    if (found !== undefined) return found;
  }
  throw new Error('no document was opened');
};

const openWindow = async (server: string): Promise<WebDriver> => {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().window().setRect(WINDOW);
  return driver;
};

/** Returns the version of the engine that a driver starts, and stops the driver. */
const webkitVersion = async (server: string, end: () => Promise<void>): Promise<string> => {
  const driver = await openWindow(server);
  const version = String((await driver.getCapabilities()).get('browserVersion'));
  await driver.quit();
  await end();
  return version;
};

/** Opens a window of the driver at `server`. The driver does not report the console, so the page's watcher does. */
const webkitVisitor = async (server: string, site: string, end: () => Promise<void>): Promise<Visitor> => {
  const driver = await openWindow(server);
  return {
    goTo: (address) => driver.get(site + address),
    address: async () => pathOf(await driver.getCurrentUrl()),
    back: () => driver.navigate().back(),
    click: (target) => withElement(driver, target, (element) => element.click()),
    type: (target, text) =>
      withElement(driver, target, async (element) => {
        await element.clear();
        await element.sendKeys(text);
      }),
    press: (target, key) => withElement(driver, target, (element) => element.sendKeys(KEYS[key] ?? key)),
    choose: (target, value) =>
      withElement(driver, target, async (list) => {
        const [option] = await list.findElements(By.css(`option[value="${value}"]`));
        if (option === undefined) throw new Error(`there is no option "${value}"`);
        await option.click();
      }),
    ask: (question, input) => driver.executeScript(`return (${question})(arguments[0])`, input),
    waitForDocument: async (act) => {
      await act();
      return eventually(() => findDocument(driver));
    },
    close: async () => {
      await driver.quit();
      await end();
      return [];
    },
  };
};

const LOCALES = resolve('.cache/locales');

/** Compiles the locale once, because WebKit uses the system's language and the system may lack this one. Returns its name. */
const prepareLocale = (locale: Locale): string => {
  const name = `${locale.replace('-', '_')}.UTF-8`;
  mkdirSync(LOCALES, { recursive: true });
  if (!existsSync(`${LOCALES}/${name}`))
    execFileSync('localedef', ['-i', locale.replace('-', '_'), '-f', 'UTF-8', `${LOCALES}/${name}`]);
  return name;
};

/** Starts a virtual screen and waits until it reports its number. The screen ends with this process at the latest. */
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
 * Starts a separate driver, because a driver has only one language and one window. On a busy machine the driver sometimes
 * waits for its browser forever; after 30 s a new driver is started, once.
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
