import { readdir, readFile, writeFile } from 'node:fs/promises';
import { INLINE_SCRIPT } from '../site/inline-script.ts';
import type { SiteFolders } from '../site/site-folders.ts';
import { kindOf } from './headers.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { vercelConfig } from './vercel.ts';

const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;

/** Writes the files that static hosts read in the published folder: Netlify, Cloudflare Pages, Vercel. */
export const writeHostFiles = async ({ site, work }: SiteFolders): Promise<void> => {
  const inlineScript = await readFile(`${work}/${INLINE_SCRIPT}`, 'utf8');
  const assets = (await readdir(`${site}/assets`)).map((name) => `/assets/${name}`).sort();
  const workers = assets.filter((path) => kindOf(path) === 'worker');
  await writeFile(`${site}/_headers`, netlifyHeaders(inlineScript, workers));
  await writeFile(`${site}/_redirects`, netlifyRedirects());
  await writeFile(`${site}/vercel.json`, json(vercelConfig(inlineScript)));
};
