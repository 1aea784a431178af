import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#domain/language.ts';
import type { PageId } from '#domain/page.ts';
import type { Plan } from '#domain/plan.ts';
import { siteUrl } from '../site/absolute-url.ts';
import { drawPicture } from './draw-picture.ts';
import { rasterise } from './rasterise.ts';

/** A picture to draw for links to a page; `file` is its name in the folder. */
export interface OgPage {
  readonly page: PageId;
  /** Whose colour a certificate has; a plan's own page says it itself. */
  readonly plan?: Plan | undefined;
  readonly language: Language;
  readonly title: string;
  /** Small line below the horizon; without it the site's host. */
  readonly label?: string;
  readonly file: string;
}

/** Draws the picture of each page, 1200 × 630 PNG, into `outDir`, the folder that is served as /og/. */
export const buildOgImages = async (pages: readonly OgPage[], outDir: string): Promise<void> => {
  await mkdir(outDir, { recursive: true });
  const host = new URL(siteUrl()).host.replace(/^www\./, '');
  for (const { label = host, file, ...page } of pages)
    await writeFile(join(outDir, file), await rasterise(drawPicture({ ...page, label })));
};
