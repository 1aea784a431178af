/** A term of insurance, explained where it stands; from data/words/…/glossary.json, in the page's HTML alone. */
export interface GlossaryEntry {
  /** Stable; the explanation's id is `term-…`. */
  readonly id: string;
  readonly term: string;
  readonly meaning: string;
}
