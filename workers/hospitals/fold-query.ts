import { fold } from '#domain/fold.ts';
import { MAX_TEXT } from '../contract.ts';

/** A query's text as it is looked for: trimmed, cut to MAX_TEXT units, folded. Empty → no condition. */
export const foldQuery = (text: string | undefined): string =>
  text === undefined ? '' : fold(text.trim().slice(0, MAX_TEXT));
