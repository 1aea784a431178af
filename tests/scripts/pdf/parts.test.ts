import { expect, test } from 'vitest';
import en from '#data/forms/en.json';
import { drawForm } from '#scripts/pdf/forms/draw-form.ts';
import { DRAWING_TABLES, readFont, unpackWoff } from '#scripts/pdf/kit/fonts.ts';
import { columns, LEFT, RIGHT } from '#scripts/pdf/kit/style.ts';

test('a WOFF unpacks to a TrueType font with its tables where its directory says, each with its checksum', () => {
  const font = unpackWoff(readFont('text'), DRAWING_TABLES);
  const count = font.readUInt16BE(4);
  const tags = Array.from({ length: count }, (_, index) => {
    const entry = 12 + index * 16;
    const [checksum, offset, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at));
    expect(sum(font.subarray(offset, (offset ?? 0) + (length ?? 0)))).toBe(checksum);
    return font.toString('latin1', entry, entry + 4);
  });
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect(tags).toEqual(['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post']);
});

/** The sum of a table's 32-bit words; `head` counts without its own adjustment, the third word. */
const sum = (table: Buffer): number => {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  const isHead = table.length === 54 && table.readUInt32BE(12) === 0x5f0f3cf5;
  let total = 0;
  for (let at = 0; at < padded.length; at += 4) if (!(isHead && at === 8)) total += padded.readUInt32BE(at);
  return total % 2 ** 32;
};

test('twelve columns fill the width between the margins', () => {
  const [third, rest] = columns([4, 8]);
  expect(third?.x).toBe(LEFT);
  expect((rest?.x ?? 0) + (rest?.width ?? 0)).toBeCloseTo(RIGHT);
  expect(columns([12])[0]?.width).toBeCloseTo(RIGHT - LEFT);
});

test('a word that does not fit its column fails the build instead of being torn', async () => {
  const words = structuredClone(en);
  words.beneficiary.sections.primary.fields.people.columns.share = 'Donaudampfschifffahrt';
  await expect(drawForm('beneficiary', 'ENG', words)).rejects.toThrow(
    /"Donaudampfschifffahrt" is wider than its column of \d+ pt/,
  );
});
