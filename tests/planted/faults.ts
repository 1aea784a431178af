import type { Fault } from './fault.ts';
import { BEHAVIOR_FAULTS } from './faults/behavior.ts';
import { CODE_FAULTS } from './faults/code.ts';
import { CORE_FAULTS } from './faults/core.ts';
import { DATA_FAULTS } from './faults/data.ts';
import { PAGE_FAULTS } from './faults/pages.ts';
import { RULE_FAULTS } from './faults/rules.ts';

export const FAULTS: readonly Fault[] = [
  ...CODE_FAULTS,
  ...DATA_FAULTS,
  ...CORE_FAULTS,
  ...RULE_FAULTS,
  ...PAGE_FAULTS,
  ...BEHAVIOR_FAULTS,
];
