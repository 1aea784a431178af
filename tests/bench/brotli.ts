import { brotliCompressSync, constants } from 'node:zlib';

/** More than this is compressed less hard, or a table would take hours. */
const MOST_HARD = 32 << 20;
const [HARDEST, LIGHT] = [11, 5];

const compress = (bytes: Uint8Array, quality: number): number =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;

/** Bytes after brotli 11, as the site is served. */
export const brotli = (bytes: Uint8Array): number => compress(bytes, HARDEST);

export interface Size {
  readonly bytes: number;
  readonly brotli: number;
  /** Compressed with quality 5, because it is large: brotli 11 would make a little less of it. */
  readonly light: boolean;
}

export const sizeOf = (bytes: Uint8Array): Size => {
  const light = bytes.length > MOST_HARD;
  return { bytes: bytes.length, brotli: compress(bytes, light ? LIGHT : HARDEST), light };
};
