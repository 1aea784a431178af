import { writeEngine } from '#scripts/compile-assembly.ts';

/** The tests run the core that the sources give, never an older one. */
export default (): Promise<void> => writeEngine();
