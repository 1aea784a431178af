import { pushUnit } from '#workers/hospitals/cesu-8.ts';
import { MAX_SHARED } from './index-format.ts';

export type ByteColumn = number[];

export const pushVarint = (plane: { push(byte: number): unknown }, value: number): void => {
  let rest = value;
  while (rest > 0x7f) {
    plane.push(0x80 | (rest & 0x7f));
    rest = Math.floor(rest / 0x80);
  }
  plane.push(rest);
};

export const varints = (values: Iterable<number>): ByteColumn => {
  const plane: ByteColumn = [];
  for (const value of values) pushVarint(plane, value);
  return plane;
};

const sharedLength = (left: string, right: string): number => {
  const most = Math.min(left.length, right.length, MAX_SHARED);
  let shared = 0;
  while (shared < most && left.charCodeAt(shared) === right.charCodeAt(shared)) shared++;
  return shared;
};

/** Front-codes texts, see docs/index-format.md. */
export const frontCode = (texts: readonly string[]): ByteColumn => {
  const plane: ByteColumn = [];
  let previous = '';
  for (const text of texts) {
    const shared = sharedLength(previous, text);
    plane.push(shared);
    for (let at = shared; at < text.length; at++) pushUnit(plane, text.charCodeAt(at), MAX_SHARED + 1);
    previous = text;
  }
  return plane;
};

/** One bit per member, lowest bit first. */
export const bitPlane = <Member>(
  members: readonly Member[],
  isSet: (member: Member) => boolean,
): Uint8Array => {
  const plane = new Uint8Array(Math.ceil(members.length / 8));
  members.forEach((member, at) => {
    if (isSet(member)) plane[at >> 3] = (plane[at >> 3] ?? 0) | (1 << (at & 7));
  });
  return plane;
};
