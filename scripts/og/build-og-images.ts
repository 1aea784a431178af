import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { RenderedPage } from '#app/prerender.tsx';
import { certificateOf } from '#domain/certificate.ts';
import { ogFile } from '#domain/files.ts';
import { splitPath } from '#domain/language.ts';
import { memoize } from '#domain/memoize.ts';
import { unescapeHtml } from '../content/compile-markdown.ts';
import { siteUrl } from '../site/absolute-url.ts';
import { drawPicture } from './draw-picture.ts';

/** Draws the picture of each page, a PNG of 1200 × 630, into the folder that is served as /og/. */
export const buildOgImages = async (pages: ReturnType<typeof ogPages>, outDir: string): Promise<void> => {
  await mkdir(outDir, { recursive: true });
  const host = new URL(siteUrl()).host.replace(/^www\./, '');
  for (const { file, ...page } of pages)
    await writeFile(join(outDir, file), await renderPng(drawPicture({ ...page, label: host })));
};

const { resolve } = createRequire(import.meta.url);

/** Initializes the renderer, which is possible only once per process. */
const start = memoize(async () => initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Renders an opaque SVG without text as PNG; the same SVG gives the same bytes. */
export const renderPng = async (svg: string): Promise<Buffer> => {
  await start();
  const renderer = new Resvg(svg);
  const image = renderer.render();
  const png = Buffer.from(image.asPng());
  image.free();
  renderer.free();
  return png;
};

export type WrittenPage = Pick<RenderedPage, 'page' | 'language' | 'path' | 'html'>;

const titleOf = ({ html, path }: WrittenPage): string => {
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  if (title === undefined) throw new Error(`${path} has no og:title to draw`);
  return unescapeHtml(title);
};

/** Lists the pictures that the pages' meta tags refer to. The pages below the finder share the finder's picture. */
export const ogPages = (pages: readonly WrittenPage[]) =>
  pages
    .filter(({ page }) => page !== 'networks' && page !== 'state')
    .map((written) => ({
      page: written.page,
      /** Plan of a certificate page; for a plan's own page, the plan follows from `page`. */
      plan: certificateOf(written.path)?.plan,
      title: titleOf(written),
      file: ogFile(written.language, splitPath(written.path).path),
    }));
