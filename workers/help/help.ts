import english from '#data/generated/help-en.bin?url';
import spanish from '#data/generated/help-es.bin?url';
import portuguese from '#data/generated/help-pt.bin?url';
import type { Language } from '#domain/language.ts';
import type { HelpService } from '../contract.ts';
import { fetchBytes, retryOnce } from '../hospitals/load-file.ts';
import { createHelpEngine } from './help-engine.ts';
import { openHelpIndex } from './help-index.ts';
import { createHelpService } from './help-service.ts';

const FILES: Readonly<Record<Language, string>> = { ENG: english, ESP: spanish, POR: portuguese };

/** Creates the help center's search over this build's files. Retries a failed or damaged file once, bypassing the cache. */
export const createHelp = (): HelpService =>
  createHelpService((language) =>
    retryOnce(async (init) => createHelpEngine(openHelpIndex(await fetchBytes(FILES[language], init)))),
  );
