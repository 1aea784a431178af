import type { Page } from '@playwright/test';

/** A layout shift without recent input: its score and the moved elements. */
export interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Starts recording; to be called before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const found: Shift[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const entry of entries as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element | null }[];
      }[])
        if (!entry.hadRecentInput)
          found.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
          });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (): readonly Shift[] => {
      note(observer.takeRecords());
      return found;
    };
    Object.assign(globalThis, { shifts });
  });

export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: () => readonly Shift[] }).shifts());

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
