import type { Language } from './language.ts';

const MONTHS: Readonly<Record<Language, string>> = {
  ENG: 'January February March April May June July August September October November December',
  ESP: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  POR: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
};

/**
 * "2026-11-20" → "November 20, 2026", "20 de noviembre de 2026", "20 de novembro de 2026"; "2025-01" → "January 2025", "enero de
 * 2025". Not by `Intl`: see format.ts.
 */
export const formatDate = (language: Language, isoDate: string): string => {
  const [year = 0, month = 0, day] = isoDate.split('-').map(Number);
  const name = MONTHS[language].split(' ')[month - 1] ?? '';
  if (day === undefined) return language === 'ENG' ? `${name} ${year}` : `${name} de ${year}`;
  return language === 'ENG' ? `${name} ${day}, ${year}` : `${day} de ${name} de ${year}`;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day where the visitor is, as an ISO date. */
export const localDay = (time = new Date()): string =>
  `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`;
