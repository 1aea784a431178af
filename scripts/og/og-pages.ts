import type { RenderedPage } from '#app/prerender.tsx';
import { certificateOf } from '#domain/certificate.ts';
import { ogFile } from '#domain/files.ts';
import { splitPath } from '#domain/language.ts';
import type { OgPage } from './build-og-images.ts';

/** What is read of a written page. */
export type WrittenPage = Pick<RenderedPage, 'page' | 'language' | 'path' | 'html'>;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
]);

const titleOf = ({ html, path }: WrittenPage): string => {
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  if (title === undefined) throw new Error(`${path} has no og:title to draw`);
  return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES.get(entity) ?? entity);
};

/** The pages below the finder show the finder's. */
const hasOwnPicture = ({ page }: WrittenPage): boolean => page !== 'networks' && page !== 'state';

/** The pictures that written pages ask for. */
export const ogPages = (pages: readonly WrittenPage[]): readonly OgPage[] =>
  pages.filter(hasOwnPicture).map((written) => ({
    page: written.page,
    plan: certificateOf(written.path)?.plan,
    language: written.language,
    title: titleOf(written),
    file: ogFile(written.language, splitPath(written.path).path),
  }));
