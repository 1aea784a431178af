/** What a visitor aims at: by role and name as assistive technology has them, or, where a role says too little, by selector. */
export type Target =
  | { readonly role: keyof typeof CANDIDATES; readonly name: string | RegExp }
  | { readonly css: string };

/** Elements that can have a role; which of them do, and under which name, the engine itself says. */
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

/** A PDF as the engine has it: the text in its own viewer, or the first bytes of what it downloads. */
export interface OpenedDocument {
  readonly path: string;
  readonly as: 'shown' | 'downloaded';
  readonly text: string;
}

/** One window of a browser with a profile of its own: all that a journey may do, in whichever engine. */
export interface Visitor {
  /** Loads an address of the site. */
  readonly goTo: (address: string) => Promise<void>;
  /** Path, query and fragment. */
  readonly address: () => Promise<string>;
  readonly back: () => Promise<void>;
  /** These four wait until the target is in sight, and fail when it does not come. */
  readonly click: (target: Target) => Promise<void>;
  /** Empties a box and types. */
  readonly type: (target: Target, text: string) => Promise<void>;
  /** "Enter", "Space", "ArrowDown" … while the target has the focus. */
  readonly press: (target: Target, key: string) => Promise<void>;
  /** Chooses an option of a list by its value. */
  readonly choose: (target: Target, value: string) => Promise<void>;
  /** Puts a question to the page: the function runs there, and sees nothing but its input. */
  readonly ask: <Input, Answer>(
    question: (input: Input) => Answer | Promise<Answer>,
    input: Input,
  ) => Promise<Answer>;
  /** Waits for the PDF that comes of `act`, in this window or in a new one. */
  readonly documentAfter: (act: () => Promise<void>) => Promise<OpenedDocument>;
  /** What the engine itself reported: console messages, uncaught errors, requests to other hosts. Ends the window. */
  readonly close: () => Promise<readonly string[]>;
}

/** A browser that was found. */
export interface Engine {
  /** As it calls itself: "140.12.0". */
  readonly version: string;
  /** What becomes of a PDF: its own viewer shows it, or it is downloaded. */
  readonly documents: OpenedDocument['as'];
  /** @param site the address that the visitor is at home on, without a slash at its end */
  readonly visit: (site: string, locale: Locale) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/** Languages that a browser can be set to here. */
export type Locale = 'en-US' | 'es-MX' | 'pt-BR';
