import { expose } from 'comlink';
import coreUrl from '#data/generated/engine.wasm?url';
import indexUrl from '#data/generated/hospitals.index?url';
import rowsUrl from '#data/generated/hospitals.json?url';
import readerUrl from '#data/generated/reader.wasm?url';
import suggestionsUrl from '#data/generated/suggestions.json?url';
import { lazyHelp } from './help/lazy-help.ts';
import { compileBoth, loadEngine } from './hospitals/load.ts';
import { type PackedSearchWorker, packHospitals } from './hospitals/result-codec.ts';
import { createService } from './service.ts';
import { lazyShards } from './shards/lazy-shards.ts';

/** Address of the manifest when the site is built with parts (docs/scaling.md), else empty. */
declare const __SHARDS__: string;

const wasm = () => compileBoth(coreUrl, readerUrl);

/** Lists by key are loaded a little later without a request, so that saved hospitals show their plans offline too. */
const load = () => {
  setTimeout(() => import('./hospitals/get-by-keys.ts').catch(() => undefined), 2000);
  return loadEngine({ index: indexUrl, rows: rowsUrl }, wasm());
};

const whole = createService(load, suggestionsUrl);
const hospitals = __SHARDS__ === '' ? whole : lazyShards(whole, __SHARDS__, wasm);

// Exposed before anything is awaited: a message that comes earlier would be lost without a word.
expose({
  hospitals: packHospitals(hospitals),
  help: lazyHelp(),
} satisfies PackedSearchWorker);
