import { formatNumber } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

/** Bytes in whole kilobytes, one at least: 84512 → "85 kB" (with a no-break space). */
export const fileSize = (language: Language, bytes: number): string =>
  `${formatNumber(language, Math.max(1, Math.round(bytes / 1000)))}\u00a0kB`;
