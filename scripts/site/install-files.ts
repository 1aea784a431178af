import { mkdir, writeFile } from 'node:fs/promises';
import { isDataOf } from '#app/page-data.ts';
import type { RenderedPage } from '#app/prerender.tsx';
import { brand } from '#content/facts.ts';
import { LANGUAGE_TABLE, type Language, pathIn, withPrefix } from '#domain/language.ts';
import { WORDMARK_ARCS, WORDMARK_HORIZON } from '../brand-arcs.ts';
import { rasterise } from '../og/build-og-images.ts';
import { token } from '../og/theme.ts';

const ICONS = '/icons';
const iconFile = (size: number): string => `${ICONS}/icon-${size}.png`;
/** For home screens: of Apple's devices first. */
const SIZES = [180, 192, 512] as const;

/** Middle of the wordmark's arcs, and the radius of the circle around them, in its units. */
const MARK = { x: 22, y: 16.25, radius: 25 } as const;
/** Of an icon's width: the circle that no device cuts off (https://w3c.github.io/manifest/#icon-masks). */
const SAFE_RADIUS = 0.4;

const iconSvg = (size: number): string => {
  const scale = (SAFE_RADIUS * size) / MARK.radius;
  const [outer, middle, inner] = WORDMARK_ARCS;
  const stroke = (path: string, color: string): string => `<path d="${path}" stroke="${token(color)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" fill="${token('ink')}"/>
<g transform="translate(${size / 2} ${size / 2}) scale(${scale}) translate(${-MARK.x} ${-MARK.y})" fill="none" stroke-width="2.75" stroke-linecap="round">
${stroke(outer, 'shell')}${stroke(middle, 'shell')}${stroke(inner, 'sun')}${stroke(WORDMARK_HORIZON, 'shell')}
</g></svg>`;
};

const manifestOf = (language: Language): string => withPrefix(language, '/manifest.webmanifest');

/** Elements of the head by which browsers install the site. */
export const installLinks = (language: Language): string =>
  `<link rel="manifest" href="${manifestOf(language)}"><link rel="apple-touch-icon" href="${iconFile(180)}">`;

const manifest = (language: Language, description: string) => ({
  // One application in all languages, whichever it was installed from.
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
  for (const size of SIZES) await writeFile(site + iconFile(size), await rasterise(iconSvg(size)));
  for (const { language, data } of pages)
    if (isDataOf(data, 'home'))
      await writeFile(
        site + manifestOf(language),
        `${JSON.stringify(manifest(language, data.words.description), null, 2)}\n`,
      );
};
