/** An element to interact with: by accessible role and name or, if a role is not specific enough, by CSS selector. */
export type Target =
  | { readonly role: keyof typeof CANDIDATES; readonly name: string | RegExp }
  | { readonly css: string };

/** Selectors of the elements that can have a role. The engine reports the actual role and name of each element. */
export const CANDIDATES = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, [role=combobox]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  option: '[role=option]',
  radio: 'input[type=radio]',
  searchbox: 'input[type=search]',
} as const;

/** A PDF that was shown or downloaded. `text` is the text in the engine's viewer, or the first bytes of the download. */
export interface OpenedDocument {
  readonly path: string;
  readonly as: 'shown' | 'downloaded';
  readonly text: string;
}

/** A browser window with a fresh profile, with the actions that journeys can perform in every engine. */
export interface Visitor {
  /** Loads an address of the site. */
  readonly goTo: (address: string) => Promise<void>;
  /** Returns path, query and fragment. */
  readonly address: () => Promise<string>;
  readonly back: () => Promise<void>;
  /** `click`, `type`, `press` and `choose` wait until the target is visible, and throw if it does not appear. */
  readonly click: (target: Target) => Promise<void>;
  /** Clears a text box and types into it. */
  readonly type: (target: Target, text: string) => Promise<void>;
  /** Presses a key ("Enter", "Space", "ArrowDown" …) while the target has the focus. */
  readonly press: (target: Target, key: string) => Promise<void>;
  /** Selects an option of a list by its value. */
  readonly choose: (target: Target, value: string) => Promise<void>;
  /** Evaluates a function in the page and returns its result. The function can use only its input and the page's globals. */
  readonly ask: <Input, Answer>(
    question: (input: Input) => Answer | Promise<Answer>,
    input: Input,
  ) => Promise<Answer>;
  /** Runs `act` and waits for the PDF that it opens in this window or a new one, or downloads. */
  readonly waitForDocument: (act: () => Promise<void>) => Promise<OpenedDocument>;
  /** Closes the window. Returns the problems that the engine reported: console, uncaught errors, requests to other hosts. */
  readonly close: () => Promise<readonly string[]>;
}

/** An installed browser. */
export interface Engine {
  /** Version that the browser reports: "140.12.0". */
  readonly version: string;
  /** Whether the browser shows PDFs in its viewer or downloads them. */
  readonly documents: OpenedDocument['as'];
  /** @param site URL of the site, without a trailing slash */
  readonly visit: (site: string, locale: Locale) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/** Languages in which a browser can run. */
export type Locale = 'en-US' | 'es-MX' | 'pt-BR';
