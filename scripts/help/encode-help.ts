import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { CATEGORIES } from '#domain/category.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { type HelpFile, type HelpTexts, sumOfTexts, withoutStops } from '#workers/help/help-index.ts';
import { createStemmer } from '#workers/help/stem.ts';
import { stopWords } from '#workers/help/stop-words.ts';
import { termsOf } from '#workers/help/tokens.ts';
import { runCommand } from '../command.ts';
import { textOf } from '../content/compile-markdown.ts';
import { readQuestions } from '../content/read-texts.ts';
import { writeAtomically } from '../data/write-atomically.ts';
import { optionsOf } from '../site/page-facts.ts';

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;

/** Folds synonyms, drops stop words and repeated stems: half as long, and they are never shown. */
const shortened = (synonyms: readonly string[], language: Language): string[] => {
  const [stem, stops] = [createStemmer(language), stopWords(language)];
  const byStems = new Map<string, string>();
  for (const synonym of synonyms) {
    const all = termsOf(synonym);
    const meant = withoutStops(all, stops);
    // A single remaining word would match as a whole phrase.
    const terms = meant.length > 1 ? meant : all;
    const stems = terms.map(stem).sort().join(' ');
    if (!byStems.has(stems)) byStems.set(stems, terms.join(' '));
  }
  return [...byStems.values()];
};

/** The searchable texts of a language. Throws FileError. */
export const readHelpTexts = (language: Language, root = 'data'): HelpTexts => {
  const code = LANGUAGE_TABLE[language].hreflang;
  const { categories } = readJson<{ categories: Record<string, string> }>(`data/words/${code}/faqs.json`);
  const synonymGroups = readJson<Record<string, readonly string[]>>('data/like-words.json');
  return {
    language,
    categories: CATEGORIES.map((category) => categories[category] ?? ''),
    synonymGroups: synonymGroups[code] ?? [],
    questions: readQuestions(optionsOf(language), root).map(
      ({ id, category, question, answer, synonyms }) =>
        [id, CATEGORIES.indexOf(category), question, textOf(answer), shortened(synonyms, language)] as const,
    ),
  };
};

/** The file of a language. The same texts give the same bytes. */
export const encodeHelp = (texts: HelpTexts): Uint8Array => {
  const file: HelpFile = { ...texts, sum: sumOfTexts(texts) };
  return new TextEncoder().encode(JSON.stringify(file));
};

/** Writes a file per language, which the bundler renames by content, and prints its size. */
export const writeHelp = (): Promise<void> =>
  writeAtomically(async (place) => {
    for (const language of LANGUAGES) {
      const name = `help-${LANGUAGE_TABLE[language].hreflang}.json`;
      const bytes = encodeHelp(readHelpTexts(language));
      await writeFile(place(`data/generated/${name}`), bytes);
      console.log(`${name}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`);
    }
  });

await runCommand(import.meta.url, 'Writes data/generated/help-*.json.', async () => {
  await writeHelp();
  return 0;
});
