import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import type { HelpAnswer, HelpQuery, HelpService, MarkedText } from '#workers/contract.ts';
import { createHelpEngine } from '#workers/help/help-engine.ts';
import { openHelpIndex } from '#workers/help/help-index.ts';
import { createHelpService } from '#workers/help/help-service.ts';
import { readArguments, runCommand, UsageError } from '../command.ts';
import { answerLines, exitOnClosedPipe } from '../search/lines.ts';
import { isRecord, parseLine, QueryError, readCount } from '../search/query.ts';
import { encodeHelp, readHelpTexts } from './encode-help.ts';

const USAGE = `Searches the help center as its page does.

node --import ./scripts/typescript.mjs scripts/help/search-help.ts [options] WORDS…
  --lang CODE  language of the page: en (default), es or pt
  --limit N    maximum number of answers (else 8)
  --stdin      read one JSON query per line, {"lang", "text", "limit"}, and print one JSON answer per line,
               {"hits": [ids, best first], "answered": false if the page says that no answer mentions it}`;

const CODES = LANGUAGES.map((language) => LANGUAGE_TABLE[language].hreflang);

/** Opens the page's help search over the current content. The service's methods reject with FileError. */
export const openHelp = (root = 'data'): HelpService =>
  createHelpService(async (language) =>
    createHelpEngine(openHelpIndex(encodeHelp(readHelpTexts(language, root)))),
  );

/** "es" → ESP. Throws QueryError. */
export const readLanguage = (code: unknown = 'en'): Language => {
  const language = LANGUAGES.find((each) => LANGUAGE_TABLE[each].hreflang === code);
  if (language === undefined)
    throw new QueryError(`lang: ${JSON.stringify(code)} is not one of ${CODES.join(', ')}`);
  return language;
};

const LIMIT = 8;

/** Parses one line of JSON as a query. Throws QueryError. */
const parseHelpQuery = (line: string): HelpQuery => {
  const value = parseLine(line);
  if (!isRecord(value) || typeof value.text !== 'string') throw new QueryError('text: missing');
  return {
    text: value.text,
    language: readLanguage(value.lang),
    limit: value.limit === undefined ? LIMIT : readCount('limit', value.limit),
  };
};

/** Puts matching words in [brackets]. */
const withBrackets = ({ text, marks }: MarkedText): string =>
  [...marks]
    .reverse()
    .reduce(
      (marked, [from, to]) => `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
      text,
    );

const toText = ({ hits, answered, missing, nearest }: HelpAnswer): string =>
  [
    answered ? '' : `No answer mentions “${missing}”. Nearest: ${nearest.join(', ') || 'none'}\n`,
    ...hits.map(
      ({ id, category, language, question, excerpt }, at) =>
        `${at + 1}. ${id} (${category}, ${language})\n   ${withBrackets(question)}\n   ${withBrackets(excerpt)}\n`,
    ),
  ].join('');

await runCommand(import.meta.url, USAGE, async (argv) => {
  process.stdout.on('error', exitOnClosedPipe);
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments(argv, {
    lang: text,
    limit: text,
    stdin: { type: 'boolean', default: false },
  });
  const help = openHelp();
  if (values.stdin)
    return answerLines(
      async (line) => {
        const { hits, answered } = await help.search(parseHelpQuery(line));
        return JSON.stringify({ hits: hits.map(({ id }) => id), answered });
      },
      process.stdin,
      process.stdout,
    );
  if (positionals.length === 0) throw new UsageError('no words to search for');
  const limit = values.limit === undefined ? LIMIT : readCount('limit', Number(values.limit));
  const query = { text: positionals.join(' '), language: readLanguage(values.lang), limit };
  console.log(toText(await help.search(query)));
  return 0;
});
