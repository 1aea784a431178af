import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import type { HelpAnswer, HelpService, MarkedText } from '#workers/contract.ts';
import { createHelpEngine } from '#workers/help/help-engine.ts';

import { type HelpFile, openHelpIndex } from '#workers/help/help-index.ts';
import { createHelpService } from '#workers/help/help-service.ts';
import { parseFile } from '#workers/hospitals/suggest/suggest-index.ts';
import { UserError } from '../errors.ts';
import { encodeHelp, readHelpTexts } from './encode-help.ts';

const CODES = LANGUAGES.map((language) => LANGUAGE_TABLE[language].hreflang);

/** The page's help search over the current content. Throws FileError. */
export const openHelp = (root = 'data'): HelpService =>
  createHelpService(async (language) => {
    const file = parseFile<HelpFile>(encodeHelp(readHelpTexts(language, root)));
    return createHelpEngine(openHelpIndex(file, language));
  });

/** "es" → ESP; undefined for an unknown code. */
export const languageOfCode = (code: string): Language | undefined =>
  LANGUAGES.find((language) => LANGUAGE_TABLE[language].hreflang === code);

/** Puts matching words in [brackets]. */
const withBrackets = ({ text, marks }: MarkedText): string =>
  [...marks]
    .reverse()
    .reduce(
      (marked, [from, to]) => `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
      text,
    );

const toText = ({ hits, nearest }: HelpAnswer): string =>
  hits.length === 0
    ? `No answer fits. Nearest: ${nearest.join(', ') || 'none'}`
    : hits
        .map(
          ({ id, category, language, question, excerpt }, at) =>
            `${at + 1}. ${id} (${category}, ${language})\n   ${withBrackets(question)}\n   ${withBrackets(excerpt)}`,
        )
        .join('\n');

/** Throws UserError for an unknown language code. */
export const searchHelp = async (code: string, limit: number, text: string): Promise<string> => {
  const language = languageOfCode(code);
  if (language === undefined) throw new UserError(`--lang: "${code}" is none of ${CODES.join(', ')}`);
  if (text.trim() === '') throw new UserError('--help-centre needs words to search for');
  return toText(await openHelp().search({ text, language, limit }));
};
