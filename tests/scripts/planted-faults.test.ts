import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAULTS } from '../planted/faults.ts';

const inSource = FAULTS.filter(({ patch: [file] }) => !file.startsWith('dist/'));

it.each(inSource)(
  'planted fault “$name” still applies to its file',
  ({ patch: [file, search, replacement] }) => {
    const text = readFileSync(file, 'utf8');
    if (replacement !== undefined) expect(text.split(search)).toHaveLength(2);
  },
);
