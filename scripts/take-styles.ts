import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { SiteFolders } from './site-folders.ts';

const STYLES = /\.css$/;
const LINK = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Puts the server build's styles, one file for each page and part, in the place of the one file of the client build. Both
 * name classes alike. Keeps both manifests in the working folder, where pages find what to link (route-files.mjs).
 */
export const takeStyles = async ({ site, work }: SiteFolders): Promise<void> => {
  await mkdir(work, { recursive: true });
  await rename(`${site}/.vite/manifest.json`, `${work}/client-manifest.json`);
  await rename(`${work}/prerender/.vite/manifest.json`, `${work}/server-manifest.json`);
  for (const name of await stylesIn(`${site}/assets`)) await rm(`${site}/assets/${name}`);
  for (const name of await stylesIn(`${work}/prerender/assets`))
    await copyFile(`${work}/prerender/assets/${name}`, `${site}/assets/${name}`);
  const template = await readFile(`${site}/index.html`, 'utf8');
  await writeFile(`${site}/index.html`, template.replace(LINK, ''));
};

const stylesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => STYLES.test(name));
