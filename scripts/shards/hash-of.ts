import { createHash } from 'node:crypto';
import { contentChecksum } from '#workers/shards/shard-format.ts';

/** 16 digits: 32 bits of SHA-256, and the checksum that the worker can compute at once. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8) + contentChecksum(bytes);
