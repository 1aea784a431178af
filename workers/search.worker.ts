import { expose } from 'comlink';
import wasmUrl from '#data/generated/engine.wasm?url';
import indexUrl from '#data/generated/hospitals.index?url';
import suggestionsUrl from '#data/generated/suggestions.json?url';
import { lazyHelp } from './lazy-help.ts';
import { compile, loadEngine } from './load.ts';
import { type PackedSearchWorker, packHospitals } from './page-codec.ts';
import { createService } from './service.ts';

// Exposed before anything is awaited: a message that comes earlier would be lost without a word.
expose({
  hospitals: packHospitals(createService(() => loadEngine(indexUrl, compile(wasmUrl)), suggestionsUrl)),
  help: lazyHelp(),
} satisfies PackedSearchWorker);
