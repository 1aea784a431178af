import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|csv|svg|json|txt|xml|wasm|index|bin|webmanifest|pdf|md)$/;
/** Read by hosts and by no visitor; a release writes them anew (scripts/release.ts). */
const FOR_HOSTS = /^(vercel|staticwebapp\.config)\.json$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Twins = readonly [br: Buffer, gz: Buffer];

const twinsOf = (bytes: Buffer): Promise<Twins> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
};

/** Each page lies in two files (prerender.ts): what is the same is compressed once. */
const compressFile = async (path: string, known: Map<string, Promise<Twins>>): Promise<void> => {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('base64');
  const twins = known.get(hash) ?? twinsOf(bytes);
  known.set(hash, twins);
  const [br, gz] = await twins;
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gz);
};

/** Writes a .br and a .gz beside every file of a site's folder that shrinks. */
export const compressSite = async (site: string): Promise<void> => {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && !FOR_HOSTS.test(entry.name),
  );
  const known = new Map<string, Promise<Twins>>();
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name), known)));
};
