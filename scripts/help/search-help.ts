import { parseArgs } from 'node:util';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import type { HelpAnswer, MarkedText } from '#workers/contract.ts';
import { languageOfCode, openHelp } from './load-help-engine.ts';

const CODES = LANGUAGES.map((language) => LANGUAGE_TABLE[language].hreflang);
const USAGE = `npm run --silent search:help -- [--lang ${CODES.join('|')}] [--limit N] WORDS…`;

/** Words that match stand in [brackets]. */
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

const { values, positionals } = parseArgs({
  options: { lang: { type: 'string', default: CODES[0] ?? '' }, limit: { type: 'string', default: '8' } },
  allowPositionals: true,
});
const language = languageOfCode(values.lang);
if (language === undefined || positionals.length === 0 || !/^\d+$/.test(values.limit)) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const query = { text: positionals.join(' '), language, limit: Number(values.limit) };
  console.log(toText(await openHelp().search(query)));
}
