import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';

/** Bytes in whole kilobytes, one at least: 84512 → "85 kB". */
export const fileSize = (language: Language, bytes: number): string =>
  new Intl.NumberFormat(LANGUAGE_TABLE[language].tag, { style: 'unit', unit: 'kilobyte' }).format(
    Math.max(1, Math.round(bytes / 1000)),
  );
