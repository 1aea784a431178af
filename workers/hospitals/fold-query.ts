import { fold } from '#domain/fold.ts';
import { MAX_TEXT } from '../contract.ts';

/**
 * Normalizes a query's text: trimmed, truncated to MAX_TEXT units, folded. An empty result matches every name. Half of a pair of
 * UTF-16 units, for example at the cut, is replaced as UTF-8 replaces it.
 */
export const foldQuery = (text: string | undefined): string =>
  text === undefined ? '' : fold(text.trim().slice(0, MAX_TEXT)).replace(/\p{Cs}/gu, '\ufffd');
