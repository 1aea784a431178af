import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|csv|svg|json|txt|xml|wasm|index|bin|webmanifest|pdf|md)$/;
/** Read by hosts and not by visitors; a release rewrites them (scripts/release.ts). */
const FOR_HOSTS = /^vercel\.json$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Variants = readonly [br: Buffer, gz: Buffer];

/** Compression levels: the smallest files, or the fastest build. */
const SMALLEST = { brotli: 11, gzip: 9 } as const;
const FASTEST = { brotli: 4, gzip: 1 } as const;
type Levels = typeof SMALLEST | typeof FASTEST;

const variantsOf = (bytes: Buffer, levels: Levels): Promise<Variants> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: levels.gzip })]);
};

/** Pages are written to two files each (prerender-site.ts): equal contents are compressed once. */
const compressFile = async (
  path: string,
  levels: Levels,
  known: Map<string, Promise<Variants>>,
): Promise<void> => {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('base64');
  const variants = known.get(hash) ?? variantsOf(bytes, levels);
  known.set(hash, variants);
  const [br, gz] = await variants;
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gz);
};

/** Writes a .br and a .gz beside every file of a site's folder that shrinks; `isQuick` prefers speed to size. */
export const compressSite = async (site: string, isQuick: boolean): Promise<void> => {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && !FOR_HOSTS.test(entry.name),
  );
  const known = new Map<string, Promise<Variants>>();
  await Promise.all(
    files.map((file) => compressFile(join(file.parentPath, file.name), isQuick ? FASTEST : SMALLEST, known)),
  );
};
