import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeAtomically } from '#scripts/data/write-atomically.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();

test('Files appear together, in folders made for them, and nothing temporary stays', async () => {
  const out = join(folder, 'new/deep');
  await writeAtomically(async (place) => {
    writeFileSync(place(join(out, 'a')), '1');
    writeFileSync(place(join(out, 'b')), '2');
    expect(existsSync(join(out, 'a'))).toBe(false);
  });
  expect(readdirSync(out)).toEqual(['a', 'b']);
});

test('A failure leaves earlier files as they were and no new folder behind', async () => {
  const kept = join(folder, 'kept');
  writeFileSync(kept, 'before');
  const failing = writeAtomically(async (place) => {
    writeFileSync(place(kept), 'after');
    writeFileSync(place(join(folder, 'beside')), 'after');
    writeFileSync(place(join(folder, 'never/x')), 'after');
    writeFileSync(place(join(folder, 'never/deep/x')), 'after');
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(readFileSync(kept, 'utf8')).toBe('before');
  expect(existsSync(join(folder, 'beside'))).toBe(false);
  expect(existsSync(join(folder, 'never'))).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith('.building'))).toEqual([]);
});
