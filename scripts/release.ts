import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeHostFiles } from './hosting/static-hosts.ts';
import { keepAssets } from './release/keep-assets.ts';
import { SITE } from './site/site-folders.ts';

const USAGE = `Makes a build ready to replace the site that is published: copies the hashed files of earlier builds into dist/,
so that pages that are open meanwhile find theirs, and writes the hosts' files anew.

npm run release -- --previous FOLDER [--keep N]
  --previous  the folder that is published now, as the last release left it
  --keep      how many earlier builds are kept; without it 3`;

const OPTIONS = {
  previous: { type: 'string' },
  keep: { type: 'string', default: '3' },
  help: { type: 'boolean', default: false },
} as const;

const refuse = (text: string): number => {
  console.error(`release: ${text}\n\n${USAGE}`);
  return 2;
};

const main = async (args: readonly string[]): Promise<number> => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { previous, keep, help } = values;
  if (help) {
    console.log(USAGE);
    return 0;
  }
  if (previous === undefined) return refuse('--previous is missing.');
  if (!/^\d+$/.test(keep)) return refuse(`--keep is "${keep}"; give a number.`);
  if (resolve(previous) === resolve(SITE.site)) return refuse(`--previous is ${SITE.site}/ itself.`);
  for (const folder of [SITE.site, previous])
    if (!existsSync(`${folder}/assets`)) return refuse(`there is no build in ${folder}/.`);
  const copied = await keepAssets({ site: SITE.site, previous, builds: Number(keep) });
  await writeHostFiles(SITE);
  console.log(`release: ${copied.length} files of earlier builds kept in ${SITE.site}/assets`);
  return 0;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`release: ${(error as Error).message}`);
  process.exitCode = 1;
}
