import type { HospitalEngine } from '#workers/contract.ts';
import type { SearchCore } from '../core.ts';
import type { Directory } from '../directory.ts';
import { createEngine } from '../hospital-engine.ts';
import { readVocabulary } from '../vocabulary.ts';
import { readDirectory } from './directory-decoder.ts';
import { createReferenceCore } from './reference-core.ts';

/** An engine with the parts that the suggester works on. */
export interface EngineParts {
  readonly engine: HospitalEngine;
  readonly directory: Directory;
  readonly core: SearchCore;
}

/** The twin with its parts. Throws IndexError. */
export const openReference = (index: Uint8Array): EngineParts => {
  const directory = readDirectory(index);
  const core = createReferenceCore(directory, readVocabulary(directory));
  return { engine: createEngine(directory, core), directory, core };
};

/** The plain-TypeScript engine over an index file: needs no WebAssembly, answers the same. Throws IndexError. */
export const createReferenceEngine = (index: Uint8Array): HospitalEngine => openReference(index).engine;
