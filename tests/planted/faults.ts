import type { Fault } from './fault.ts';
import { BEHAVIOR_FAULTS } from './faults/behavior.ts';
import { CORE_FAULTS } from './faults/core.ts';
import { DATA_FAULTS } from './faults/data.ts';
import { PAGE_FAULTS } from './faults/pages.ts';
import { RULE_FAULTS } from './faults/rules.ts';

export const FAULTS: readonly Fault[] = [
  // Faults that the type checker, the linter and other tools find without running the site.
  {
    name: 'a text is missing in one language',
    patch: ['data/words/pt/not-found.json', '"heading":', '"headline":'],
    caughtBy: { stage: 'types', says: /"heading"' is missing/ },
  },
  {
    name: 'a feature imports another one',
    patch: ['src/features/home/SlidePicture.tsx', "\nexport * from '#features/about/notes.ts';\n"],
    caughtBy: { stage: 'lint', says: /src\/features may not import this room/ },
  },
  {
    name: 'an export that nothing uses',
    patch: ['src/domain/format.ts', '\nexport const UNUSED = 1;\n'],
    caughtBy: { stage: 'unused code', says: /UNUSED/ },
  },
  ...DATA_FAULTS,
  ...CORE_FAULTS,
  ...RULE_FAULTS,
  ...PAGE_FAULTS,
  ...BEHAVIOR_FAULTS,
];
