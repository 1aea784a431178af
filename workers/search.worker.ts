import { expose } from 'comlink';
import wasmUrl from '#data/generated/engine.wasm?url';
import indexUrl from '#data/generated/hospitals.index?url';
import suggestionsUrl from '#data/generated/suggestions.json?url';
import { compile, loadEngine } from './load.ts';
import { packWorker } from './page-codec.ts';
import { createService } from './service.ts';

// Exposed before anything is awaited: a message that comes earlier would be lost without a word.
expose(packWorker(createService(loadEngine(indexUrl, compile(wasmUrl)), suggestionsUrl)));
