import type { HelpService } from './contract.ts';

/** A stand-in that finds nothing, until the help centre's engine comes from its own branch. */
export const createHelp = (): HelpService => ({
  ready: async () => undefined,
  search: async () => ({ hits: [], nearest: [] }),
});
