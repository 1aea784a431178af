import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { eventually } from './eventually.ts';
import { CANDIDATES, type OpenedDocument, type Target, type Visitor } from './visitor.ts';

const WINDOW = { width: 1280, height: 800 };

const KEYS: Readonly<Record<string, string | undefined>> = {
  Enter: Key.ENTER,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
};

const matches = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name.trim() === wanted : wanted.test(name);

/** A closed list of options is a button to this engine. */
const fits = (role: string, wanted: string): boolean =>
  role === wanted || (wanted === 'combobox' && role === 'button');

const isIt = async (element: WebElement, target: Target): Promise<boolean> =>
  !('role' in target) ||
  (matches(await element.getAccessibleName(), target.name) && fits(await element.getAriaRole(), target.role));

/** One after the other: this driver breaks when it is asked two things at once, and for the name of what is not in sight. */
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
 * A page may replace an element between its being found and its being used: then both are done again. The driver does
 * not scroll to it by itself.
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

/** The text of a PDF in the viewer of this window: pdf.js in a frame. */
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

/** The version of the engine that a driver starts; ends the driver. */
export const webkitVersion = async (server: string, end: () => Promise<void>): Promise<string> => {
  const driver = await openWindow(server);
  const version = String((await driver.getCapabilities()).get('browserVersion'));
  await driver.quit();
  await end();
  return version;
};

/** A window of the driver at `server`. The driver tells nothing of the console: that is left to the page's watcher. */
export const webkitVisitor = async (
  server: string,
  site: string,
  end: () => Promise<void>,
): Promise<Visitor> => {
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
    documentAfter: async (act) => {
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
