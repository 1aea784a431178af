import { expect, test } from 'vitest';
import { ogFile } from '#domain/files.ts';

test.each([
  ['ENG', '/', 'home-EN.png'],
  ['POR', '/home', 'home-PT.png'],
  ['ESP', '/COC-Vital-ES-2025', 'COC-Vital-ES-2025-ES.png'],
  ['ENG', '/users/anybody', 'users-EN.png'],
  ['POR', '/no-such-page', '404-PT.png'],
] as const)('in %s the preview image of %s is %s', (language, path, file) => {
  expect(ogFile(language, path)).toBe(file);
});
