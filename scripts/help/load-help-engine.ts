import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import type { HelpService } from '#workers/contract.ts';
import { createHelpEngine } from '#workers/help/help-engine.ts';
import { type HelpFile, openHelpIndex } from '#workers/help/help-index.ts';
import { createHelpService } from '#workers/help/help-service.ts';
import { parseFile } from '#workers/hospitals/suggest/suggest-index.ts';
import { encodeHelp, readHelpTexts } from './encode-help.ts';

/** The very search of the page, over the content as it is now. Throws ContentError. */
export const openHelp = (root = 'data'): HelpService =>
  createHelpService(async (language) => {
    const file = parseFile<HelpFile>(encodeHelp(readHelpTexts(language, root)));
    return createHelpEngine(openHelpIndex(file, language));
  });

/** "es" → ESP; undefined when there is no such language. */
export const languageOfCode = (code: string): Language | undefined =>
  LANGUAGES.find((language) => LANGUAGE_TABLE[language].hreflang === code);
