/** One of the benefits without a deductible, as it is read in one language. */
export interface WithoutDeductibleItem {
  /** A row of the benefit tables, or `serious-accident`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What it pays and depends on, a line each: share, lifetime, waiting period, options. */
  readonly conditions: readonly string[];
  /** The plans that it is limited to, or the hospitalization. */
  readonly tag?: string;
}

/** The section "Benefits without a deductible", written by the build for one page (scripts/benefits/without-deductible.ts). */
export interface WithoutDeductibleText {
  readonly heading: string;
  readonly lead: string;
  /** Names the group of sets for those who do not see it. */
  readonly label: string;
  /** The two that take turns. */
  readonly sets: readonly {
    readonly name: string;
    readonly items: readonly WithoutDeductibleItem[];
  }[];
  readonly pause: string;
  readonly play: string;
  /** What the amounts count; left out where the page's sets name none. */
  readonly note?: string;
  readonly compare: string;
}
