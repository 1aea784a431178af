import { expose } from 'comlink';
import coreUrl from '#data/generated/engine.wasm?url';
import indexUrl from '#data/generated/hospitals.index?url';
import suggestionsUrl from '#data/generated/suggestions.bin?url';
import type { SearchWorker } from './contract.ts';
import { compile, loadEngine } from './hospitals/load.ts';
import { createService, lazyHelp } from './service.ts';
import { withShards } from './shards/with-shards.ts';

const core = () => compile(coreUrl);

const hospitals = withShards(
  createService(() => loadEngine(indexUrl, core()), suggestionsUrl),
  core,
);

// Exposed before any `await`, because messages that arrive earlier would be lost silently.
expose({
  hospitals,
  help: lazyHelp(),
} satisfies SearchWorker);
