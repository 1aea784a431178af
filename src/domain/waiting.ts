const DAY_MS = 86_400_000;

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The day on which a waiting period of so many months ends: the same day of the month, else that month's last.
 * `afterMonths('2026-08-31', 10)` is '2027-06-30'. ISO dates, no time zone. Source: ruling 28a.
 */
export const afterMonths = (isoDate: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
};

/** `afterDays('2028-02-01', 30)` is '2028-03-02'. */
export const afterDays = (isoDate: string, days: number): string =>
  isoOf(Date.parse(`${isoDate}T00:00:00Z`) + days * DAY_MS);
