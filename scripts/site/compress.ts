import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|csv|svg|json|txt|xml|wasm|index|bin|webmanifest|pdf|md)$/;
/** Files for the host, not for visitors. Not compressed, because a release rewrites them (scripts/release.ts). */
const FOR_HOSTS = /^vercel\.json$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const variantsOf = (bytes: Buffer, isQuick: boolean): Promise<readonly [br: Buffer, gz: Buffer]> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? 4 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: isQuick ? 1 : 9 })]);
};

/** Writes a .br and a .gz file next to every compressible file of a site's folder. `isQuick` prefers speed to size. */
export const compressSite = async (site: string, isQuick: boolean): Promise<void> => {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  /** Each page is written to two files (prerender-site.ts), so equal contents are compressed only once. */
  const known = new Map<string, ReturnType<typeof variantsOf>>();
  const compressFile = async (path: string): Promise<void> => {
    const bytes = await readFile(path);
    const hash = createHash('sha256').update(bytes).digest('base64');
    const variants = known.get(hash) ?? variantsOf(bytes, isQuick);
    known.set(hash, variants);
    const [br, gz] = await variants;
    await writeFile(`${path}.br`, br);
    await writeFile(`${path}.gz`, gz);
  };
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && !FOR_HOSTS.test(entry.name))
      .map(({ parentPath, name }) => compressFile(join(parentPath, name))),
  );
};
