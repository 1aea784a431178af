import type { HelpService } from '../contract.ts';
import { piece } from '../hospitals/load-error.ts';
import { retried } from '../retried.ts';

/** The help centre's service, whose code comes when it is first asked: the finder's visitors need none of it. */
export const lazyHelp = (): HelpService => {
  const help = retried(async () => (await piece(import('./help.ts'))).createHelp());
  return {
    ready: async (language) => (await help()).ready(language),
    search: async (query) => (await help()).search(query),
  };
};
