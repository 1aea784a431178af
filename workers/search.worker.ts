import { expose } from 'comlink';
import coreUrl from '#data/generated/engine.wasm?url';
import indexUrl from '#data/generated/hospitals.index?url';
import rowsUrl from '#data/generated/hospitals.json?url';
import readerUrl from '#data/generated/reader.wasm?url';
import suggestionsUrl from '#data/generated/suggestions.json?url';
import { compileBoth, loadEngine } from './hospitals/load.ts';
import { type PackedSearchWorker, packHospitals } from './hospitals/result-codec.ts';
import { createService, lazyHelp } from './service.ts';
import { withShards } from './shards/with-shards.ts';

const wasm = () => compileBoth(coreUrl, readerUrl);

const load = () => loadEngine({ index: indexUrl, rows: rowsUrl }, wasm());

const hospitals = withShards(createService(load, suggestionsUrl), wasm);

// Exposed before any `await`, because messages that arrive earlier would be lost silently.
expose({
  hospitals: packHospitals(hospitals),
  help: lazyHelp(),
} satisfies PackedSearchWorker);
