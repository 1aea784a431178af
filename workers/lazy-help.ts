import type { HelpService } from './contract.ts';

/** The help centre's service, whose code comes when it is first asked: the finder's visitors need none of it. */
export const lazyHelp = (): HelpService => {
  let loading: Promise<HelpService> | undefined;
  const help = (): Promise<HelpService> => {
    loading ??= import('./help.ts').then(({ createHelp }) => createHelp());
    return loading;
  };
  return {
    ready: async (language) => (await help()).ready(language),
    search: async (query) => (await help()).search(query),
  };
};
