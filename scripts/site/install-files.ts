import { mkdir, writeFile } from 'node:fs/promises';
import { isDataOf } from '#app/page-data.ts';
import type { RenderedPage } from '#app/prerender.tsx';
import { brand } from '#content/facts.ts';
import { LANGUAGE_TABLE, type Language, pathIn, withPrefix } from '#domain/language.ts';
import { renderPng } from '../og/build-og-images.ts';
import { wordmarkArcs } from '../og/draw-picture.ts';
import { token } from '../og/theme.ts';

const ICONS = '/icons';
const iconFile = (size: number): string => `${ICONS}/icon-${size}.png`;
/** Icon sizes in pixels: 180 for Apple devices, 192 and 512 for the web app manifest. */
const SIZES = [180, 192, 512] as const;

/** Center of the wordmark's arcs and radius of the circle around them, in units of the wordmark. */
const MARK = { x: 22, y: 16.25, radius: 25 } as const;
/** Radius of the circle that no device crops, as a share of the icon's width (https://w3c.github.io/manifest/#icon-masks). */
const SAFE_RADIUS = 0.4;

const iconSvg = (size: number): string => {
  const scale = (SAFE_RADIUS * size) / MARK.radius;
  const [x, y] = [size / 2 - scale * MARK.x, size / 2 - scale * MARK.y];
  const arcs = wordmarkArcs(x, y, scale, [token('shell'), token('shell'), token('sun')], 2.75);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" fill="${token('ink')}"/>${arcs}</svg>`;
};

const manifestOf = (language: Language): string => withPrefix(language, '/manifest.webmanifest');

/** Returns the head elements that let browsers install the site. */
export const installLinks = (language: Language): string =>
  `<link rel="manifest" href="${manifestOf(language)}"><link rel="apple-touch-icon" href="${iconFile(180)}">`;

const manifest = (language: Language, description: string) => ({
  // Every language has the same id, so that browsers treat all as one application.
  id: '/',
  name: brand.name,
  short_name: brand.shortName,
  description,
  lang: LANGUAGE_TABLE[language].tag,
  start_url: pathIn(language, '/'),
  scope: '/',
  display: 'standalone',
  background_color: token('ink'),
  theme_color: token('ink'),
  icons: [
    ...[192, 512].map((size) => ({ src: iconFile(size), sizes: `${size}x${size}`, type: 'image/png' })),
    { src: iconFile(512), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Writes the web app manifest of each language, and the icons. */
export const writeInstallFiles = async (pages: readonly RenderedPage[], site: string): Promise<void> => {
  await mkdir(site + ICONS, { recursive: true });
  for (const size of SIZES) await writeFile(site + iconFile(size), await renderPng(iconSvg(size)));
  for (const { language, data } of pages)
    if (isDataOf(data, 'home'))
      await writeFile(
        site + manifestOf(language),
        `${JSON.stringify(manifest(language, data.words.description), null, 2)}\n`,
      );
};
