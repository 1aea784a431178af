import assert from 'node:assert/strict';
import { PAGES } from '#domain/page.ts';
import type { Journey } from '../journey.ts';
import { expectOne, open } from '../seen.ts';

const PATHS = Object.entries(PAGES)
  .filter(([id]) => id !== 'certificate' && id !== 'notFound')
  .map(([, { path }]) => path);

export const EVERY_PAGE: readonly Journey[] = [
  {
    title: 'every page hydrates, scrolls to its end without errors and never scrolls horizontally',
    locale: 'en-US',
    walk: async (visitor) => {
      for (const path of PATHS) {
        await open(visitor, path);
        await expectOne(visitor, 'h1', /\w/);
        const [wide, seen] = await visitor.ask(() => {
          document.querySelector('footer')?.scrollIntoView();
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth, clientWidth] as const;
        }, undefined);
        assert.ok(wide <= seen, `${path} is ${wide} px wide in ${seen}`);
      }
    },
  },
];
