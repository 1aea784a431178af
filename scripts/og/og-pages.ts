import type { RenderedPage } from '#app/prerender.tsx';
import { certificateOf } from '#domain/certificate.ts';
import { splitPath } from '#domain/language.ts';
import { ogFile } from '#domain/og-image.ts';
import type { OgPage } from '../build-og-images.ts';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
]);

const titleOf = ({ html, path }: RenderedPage): string => {
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  if (title === undefined) throw new Error(`${path} has no og:title to draw`);
  return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES.get(entity) ?? entity);
};

/** The pictures that written pages ask for. */
export const ogPages = (pages: readonly RenderedPage[]): readonly OgPage[] =>
  pages.map((rendered) => ({
    page: rendered.page,
    plan: certificateOf(rendered.path)?.plan,
    language: rendered.language,
    title: titleOf(rendered),
    file: ogFile(rendered.language, splitPath(rendered.path).path),
  }));
