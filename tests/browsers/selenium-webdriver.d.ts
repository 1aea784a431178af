// Types of the used part of this package, which has no types.
declare module 'selenium-webdriver' {
  export interface WebElement {
    click(): Promise<void>;
    clear(): Promise<void>;
    sendKeys(...keys: string[]): Promise<void>;
    isDisplayed(): Promise<boolean>;
    getAriaRole(): Promise<string>;
    getAccessibleName(): Promise<string>;
    findElements(by: Selector): Promise<WebElement[]>;
  }
  export interface WebDriver {
    get(url: string): Promise<void>;
    getCurrentUrl(): Promise<string>;
    getAllWindowHandles(): Promise<string[]>;
    getCapabilities(): Promise<Capabilities>;
    findElements(by: Selector): Promise<WebElement[]>;
    executeScript<Answer>(script: unknown, ...input: unknown[]): Promise<Answer>;
    switchTo(): { window(handle: string): Promise<void>; frame(index: number): Promise<void> };
    navigate(): { back(): Promise<void> };
    manage(): { window(): { setRect(rect: { width: number; height: number }): Promise<unknown> } };
    quit(): Promise<void>;
  }
  interface Selector {
    readonly using: string;
    readonly value: string;
  }
  export const By: { readonly css: (selector: string) => Selector };
  export class Capabilities {
    constructor(capabilities: object);
    get(name: string): unknown;
  }
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
  export const Key: Readonly<Record<string, string>>;
}

declare module 'selenium-webdriver/remote/index.js' {
  export class DriverService {
    start(timeout?: number): Promise<string>;
    kill(): Promise<void>;
  }
  export namespace DriverService {
    class Builder {
      constructor(executable: string);
      /** Connects to the driver at 127.0.0.1, the only address on which it listens. */
      setLoopback(loopback: boolean): this;
      setEnvironment(variables: object): this;
      setStdio(stdio: 'inherit' | 'ignore'): this;
      build(): DriverService;
    }
  }
}
