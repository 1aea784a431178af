import { memoizeAsync } from '#domain/once.ts';
import type { HelpService } from '../contract.ts';
import { loadCode } from '../hospitals/load-file.ts';

/** The help centre's service, whose code comes when it is first asked: the finder's visitors need none of it. */
export const lazyHelp = (): HelpService => {
  const help = memoizeAsync(async () => (await loadCode(import('./help.ts'))).createHelp());
  return {
    ready: async (language) => (await help()).ready(language),
    search: async (query) => (await help()).search(query),
  };
};
