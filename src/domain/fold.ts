const MARKS = /\p{Mn}/gu;

/** Text as people compare it: without accents, in lower case. */
export const fold = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();
