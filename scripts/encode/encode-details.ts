import {
  DETAILS,
  type DetailedHospital,
  type DetailsPart,
  type HospitalDetails,
  hospitalKey,
} from '#domain/hospital.ts';
import { packBits } from '#workers/hospitals/bits.ts';
import { nameOrder } from '#workers/hospitals/collation.ts';
import { groupBy } from '../group-by.ts';

/** Names of the files: one part per state, and one for the filter by emergency department. */
export const DETAILS_FILE = /^(?:details-[A-Z]{2}\.json|emergency\.bin)$/;

/** Returns details by hospital key. If several hospitals share a key (names may differ only in punctuation), none has details. */
const byKey = (hospitals: readonly DetailedHospital[]): Readonly<Record<string, HospitalDetails>> =>
  Object.fromEntries(
    [...groupBy(hospitals, hospitalKey)].flatMap(([key, [first, ...others]]) =>
      first?.details === undefined || others.length > 0 ? [] : [[key, first.details]],
    ),
  );

/**
 * Encodes the details that are not in the index: a part per state, fetched on use, and a bit per row of the index if the
 * emergency department is known for every hospital. Returns no files if the directory has no details.
 */
export const encodeDetails = (hospitals: readonly DetailedHospital[]): ReadonlyMap<string, Uint8Array> => {
  const columns = DETAILS.filter((name) => hospitals.some(({ details }) => details?.[name] !== undefined));
  if (columns.length === 0) return new Map();
  const files = new Map<string, Uint8Array>();
  for (const [state, inState] of groupBy(hospitals, (hospital) => hospital.state)) {
    const part: DetailsPart = { columns, hospitals: byKey(inState) };
    files.set(`details-${state}.json`, new TextEncoder().encode(JSON.stringify(part)));
  }
  if (hospitals.every(({ details }) => details?.emergency !== undefined)) {
    const rows: readonly DetailedHospital[] = nameOrder(hospitals);
    files.set(
      'emergency.bin',
      packBits(rows, ({ details }) => details?.emergency === true),
    );
  }
  return files;
};
