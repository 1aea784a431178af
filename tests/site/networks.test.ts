import { expect, it } from 'vitest';
import { sharePercent } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { readCsv } from '../support/read-csv.ts';
import {
  all,
  describePage,
  hrefOf,
  hrefsIn,
  named,
  nameOf,
  one,
  pageAt,
  readSite,
  textOf,
  textsIn,
} from './built-site.ts';

const NETWORKS = ['Open', 'Ultra', 'Plus', 'Core'] as const;
const STATES = 40;
/** Maximum number of hospitals listed on a state page. */
const LISTED = 150;

const figuresIn = (row: Element, selector: string): readonly number[] =>
  textsIn(row, selector).map((text) => Number(text.replace(/\D/g, '')));
const countsIn = (row: Element): readonly number[] => figuresIn(row, 'td a > span:first-child');

describePage(
  'the table of states by network',
  '/hospitals/networks',
  ({ language, document, words: { networks: words, hospitals }, to }) => {
    const rows = all(document, 'main tbody tr');
    const names = rows.map((row) => textOf(one(row, 'th')));

    it('has a row for each state, sorted by name, and a row of totals', () => {
      expect(rows.length).toBeGreaterThan(STATES);
      expect(names).toEqual([...names].sort(new Intl.Collator(LANGUAGE_TABLE[language].tag).compare));
      const sums = NETWORKS.map((_, at) => rows.reduce((sum, row) => sum + (countsIn(row)[at] ?? 0), 0));
      expect(textOf(one(document, 'tfoot th'))).toBe(words.table.total);
      expect(countsIn(one(document, 'tfoot tr'))).toEqual(sums);
    });

    it('links every figure to the finder filtered by its state and network', () => {
      for (const row of rows) {
        const state = textOf(one(row, 'th'));
        const links = all(row, 'td a');
        expect(links.map((link) => nameOf(link).replace(/^[^:]*: /, ''))).toEqual(
          NETWORKS.map((network) => `${network}, ${state}`),
        );
        const codes = links.map(hrefOf);
        const code = /state=([A-Z]{2})/.exec(codes[0] ?? '')?.[1];
        expect(codes).toEqual(
          NETWORKS.map((network) => `${to('/hospitals')}?state=${code}&network=${network.toLowerCase()}`),
        );
      }
    });

    it('shows the share of each network in the state', () => {
      for (const row of [...rows, one(document, 'tfoot tr')]) {
        const counts = countsIn(row);
        const shares = counts.map((count) => sharePercent(count, counts[0] ?? 0));
        expect(figuresIn(row, 'td a > span:nth-child(2)')).toEqual(shares);
      }
    });

    it('has a CSV download with the same figures', () => {
      const link = named(document, 'main a[download]', words.take.csv);
      const file = `/Assets/Files/Hospital-networks-${LANGUAGE_TABLE[language].pdf}.csv`;
      expect(hrefOf(link)).toBe(file);
      const data = readCsv(readSite(file));
      expect(readCsv(readSite(file.replace('/Hospital', '/semicolons/Hospital')), ';')).toEqual(data);
      const figures = data.slice(1, -1).map(([state = '', , ...counts]) => {
        return [state.replace('\u00a0', ' '), ...counts.slice(0, 4).map(Number)];
      });
      expect(figures).toEqual(rows.map((row, at) => [names[at], ...countsIn(row)]));
      for (const row of data.slice(1)) expect(row.at(-1)).toContain(hospitals.sample.tag);
    });

    it('has the same figures as each state page, which lists as many hospitals', () => {
      for (const row of rows) {
        const page = pageAt(hrefOf(one(row, 'th a'))).document;
        const [open = 0] = countsIn(row);
        const figures = all(page, 'main ul a[href*="network="] [aria-hidden="true"]');
        expect(figures.map(textOf).map(Number)).toEqual(countsIn(row));
        expect(hrefsIn(page, 'main ul a[href*="network="]')).toEqual(hrefsIn(row, 'td a'));
        expect(all(page, 'main tbody th').length).toBe(Math.min(open, LISTED));
      }
    });
  },
);
