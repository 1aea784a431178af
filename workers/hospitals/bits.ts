/** Returns one bit per member, lowest bit of a byte first. */
export const packBits = <Member>(
  members: ArrayLike<Member>,
  isSet: (member: Member, at: number) => boolean,
): Uint8Array => {
  const bits = new Uint8Array(Math.ceil(members.length / 8));
  for (let at = 0; at < members.length; at++)
    if (isSet(members[at] as Member, at)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return bits;
};

export const hasBit = (bits: Uint8Array, at: number): boolean =>
  (((bits[at >> 3] ?? 0) >> (at & 7)) & 1) === 1;
