/** A term of insurance, explained where it stands; from data/words/…/glossary.json, in the page's HTML alone. */
export interface GlossaryEntry {
  /** Stable; the explanation's id is `term-…`. */
  readonly id: string;
  readonly term: string;
  readonly meaning: string;
}

/** What `<GlossaryPopovers>` shows, in one language. */
export interface Glossary {
  readonly heading: string;
  /** Name of the marks that close an explanation. */
  readonly close: string;
  readonly entries: readonly GlossaryEntry[];
}
