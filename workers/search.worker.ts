import wasmUrl from '#data/generated/engine.wasm?url';
import indexUrl from '#data/generated/hospitals.index?url';
import suggestionsUrl from '#data/generated/suggestions.json?url';
import { answerCalls } from './answer-calls.ts';
import { lazyHelp } from './lazy-help.ts';
import { compile, loadEngine } from './load.ts';
import { type PackedSearchWorker, packHospitals } from './page-codec.ts';
import { createService } from './service.ts';

/** Lists by key are brought unasked a little later, so that a star says which plans reach it without a connection too. */
const load = () => {
  setTimeout(() => import('./pick.ts').catch(() => undefined), 2000);
  return loadEngine(indexUrl, compile(wasmUrl));
};

// Answers before anything is awaited: a message that comes earlier would be lost without a word.
answerCalls(
  {
    hospitals: packHospitals(createService(load, suggestionsUrl)),
    help: lazyHelp(),
  } satisfies PackedSearchWorker,
  self,
);
