import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { CHECKSUM_AT, HEADER_BYTES, SECTIONS, type Section } from '#scripts/encode/index-format.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { checksum } from '#workers/hospitals/checksum.ts';
import { IndexError, type IndexErrorCode } from '#workers/hospitals/index-error.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { hospitalWith } from '../support/hospital.ts';
import { wasmModules } from './engines.ts';

/** Returns the error code of a rejected index, or "read". Rethrows traps and accesses out of bounds. */
export const codeOf = (bytes: Uint8Array): IndexErrorCode | 'read' => {
  try {
    const { engine } = openEngine(bytes, wasmModules);
    engine.search({ ...DEFAULT_QUERY, text: 'a' });
    return 'read';
  } catch (error) {
    if (error instanceof IndexError) return error.code;
    throw error;
  }
};

/** Sets a correct length and checksum on any bytes, as an attacker or a faulty writer could. */
export const setChecksum = (bytes: Uint8Array): Uint8Array => {
  const signed = bytes.slice();
  const data = new DataView(signed.buffer);
  data.setUint32(8, signed.length, true);
  data.setUint32(CHECKSUM_AT, checksum(signed), true);
  return signed;
};

/** Returns the sections of an index file as views. */
export const sectionsOf = (index: Uint8Array): Readonly<Record<Section, Uint8Array>> => {
  const data = new DataView(index.buffer, index.byteOffset, index.byteLength);
  let at = HEADER_BYTES + 4 * SECTIONS.length;
  const entries = SECTIONS.map((name, nth) => {
    const from = at;
    at += data.getUint32(HEADER_BYTES + 4 * nth, true);
    return [name, index.subarray(from, at)] as const;
  });
  return Object.fromEntries(entries) as Record<Section, Uint8Array>;
};

/** Bytes that replace those of sections. */
export type Forgery = Partial<Readonly<Record<Section, readonly number[]>>>;

/** Returns an index file with other sections but correct lengths and checksum, as a faulty writer could produce. */
export const forge = (index: Uint8Array, forgery: Forgery): Uint8Array => {
  const planes = SECTIONS.map((name) => Uint8Array.from(forgery[name] ?? sectionsOf(index)[name]));
  const start = HEADER_BYTES + 4 * SECTIONS.length;
  const bytes = Uint8Array.from([...index.subarray(0, start), ...planes.flatMap((plane) => [...plane])]);
  const data = new DataView(bytes.buffer);
  data.setUint32(8, bytes.length, true);
  planes.forEach((plane, nth) => {
    data.setUint32(HEADER_BYTES + 4 * nth, plane.length, true);
  });
  data.setUint32(CHECKSUM_AT, checksum(bytes), true);
  return bytes;
};

const row = (name: string, city: string, state: string, zip: string) =>
  hospitalWith({ name, city, state, zip, core: true });

/** Two cities in three places, one with three ZIP codes and one with an invalid ZIP code; two names collate equally. */
export const FORGED_FROM = encodeIndex([
  row('ABBEY CLINIC', 'Abbey', 'AL', '35001'),
  row('ABBEY HOSPITAL', 'Abbey', 'AL', '35001'),
  row('Abbey Hospital', 'Abbey', 'AL', '35007'),
  row('ABBEY HOSPITAL', 'Abbey', 'AL', '35009'),
  row('MERCY HOSPITAL', 'Abbey', 'TX', '75001'),
  row('MERCY HOSPITAL', 'Zion', 'TX', 'unknown'),
]);
