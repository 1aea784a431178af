import type { Front } from './front.ts';
import type { Engine, Locale, Visitor } from './visitor.ts';

export interface World {
  readonly engine: Engine;
  readonly front: Front;
}

/** What a visitor does, and what must come of it. The title is a sentence of the specification. */
export interface Journey {
  readonly title: string;
  /** The language that the browser is set to. */
  readonly locale: Locale;
  /** Problems that the journey causes itself. */
  readonly tolerated?: RegExp;
  /** Throws where something is not as it should be. */
  readonly walk: (visitor: Visitor, world: World) => Promise<void>;
}
