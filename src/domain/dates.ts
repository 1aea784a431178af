/* ISO dates ("2026-11-20"), without a time zone. */

export const DAY_MS = 86_400_000;

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Years 0000 to 2199, so that waiting periods end in years of four digits. A year that is being typed may be before 1900. */
const ISO_DATE = /^(?:[01]\d|2[01])\d{2}-\d{2}-\d{2}$/;

/** "2026-02-28", but neither "2026-02-30", "9999-12-31" nor "yesterday". */
export const isDate = (text: string): boolean => {
  if (!ISO_DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && isoOf(time) === text;
};

/**
 * The day on which a waiting period of `months` ends: the same day of the month, or the last day of a shorter month.
 * `afterMonths('2026-08-31', 10)` is '2027-06-30'. Source: ruling 28a.
 */
export const afterMonths = (isoDate: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
};

export const afterDays = (isoDate: string, days: number): string =>
  isoOf(Date.parse(`${isoDate}T00:00:00Z`) + days * DAY_MS);

/** The date in the visitor's time zone. */
export const localDay = (time = new Date()): string =>
  isoOf(time.getTime() - time.getTimezoneOffset() * 60_000);
