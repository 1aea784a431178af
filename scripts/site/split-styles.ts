import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type Styles, styleFiles } from './route-files.ts';
import type { SiteFolders } from './site-folders.ts';

const LINK = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Replaces the single style sheet of the client build with those of the server build: one that all pages share and one per
 * page component. Both builds generate the same class names. Stores the manifests and the file names in the working folder,
 * for route-files.ts.
 */
export const splitStylesByPage = async (folders: SiteFolders): Promise<void> => {
  const { site, work } = folders;
  await mkdir(work, { recursive: true });
  await rename(`${site}/.vite/manifest.json`, `${work}/client-manifest.json`);
  await rename(`${work}/prerender/.vite/manifest.json`, `${work}/server-manifest.json`);
  for (const name of await readdir(`${site}/assets`))
    if (name.endsWith('.css')) await rm(`${site}/assets/${name}`);
  const { shared, own } = styleFiles(work);
  const pages = [...own].map(async ([page, files]) => [page, await join(folders, page, files)]);
  const names: Styles = {
    shared: (await join(folders, 'shared', shared)) ?? '',
    own: Object.fromEntries(await Promise.all(pages)),
  };
  await writeFile(`${work}/styles.json`, JSON.stringify(names));
  const template = await readFile(`${site}/index.html`, 'utf8');
  await writeFile(`${site}/index.html`, template.replace(LINK, ''));
};

/** Concatenates style files into one and returns its path below the site; undefined for no files. */
const join = async (
  { site, work }: SiteFolders,
  name: string,
  files: readonly string[],
): Promise<string | undefined> => {
  if (files.length === 0) return undefined;
  const texts = await Promise.all(files.map((part) => readFile(`${work}/prerender/${part}`, 'utf8')));
  const css = texts.map((text) => text.trim()).join('\n');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.css`;
  await writeFile(`${site}/${file}`, css);
  return file;
};
