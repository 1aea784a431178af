import type { Front } from './front.ts';
import type { Engine, Locale, Visitor } from './visitor.ts';

export interface World {
  readonly engine: Engine;
  readonly front: Front;
}

/** A visitor's actions and their expected results. */
export interface Journey {
  readonly title: string;
  /** Language of the browser. */
  readonly locale: Locale;
  /** Reported problems to ignore, because the journey causes them. */
  readonly tolerated?: RegExp;
  /** Performs the actions. Throws if a result is not as expected. */
  readonly walk: (visitor: Visitor, world: World) => Promise<void>;
}
