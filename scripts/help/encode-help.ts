import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { CATEGORIES } from '#domain/category.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { type HelpFile, type HelpTexts, identityOf } from '#workers/help/help-file.ts';
import { vocabularyOf, withoutStops } from '#workers/help/help-index.ts';
import { createStemmer } from '#workers/help/stem.ts';
import { stopWords } from '#workers/help/stop-words.ts';
import { termsOf } from '#workers/help/tokens.ts';
import { wordsFile } from '#workers/hospitals/suggest/suggest-index.ts';
import { textOf } from '../content/compile-markdown.ts';
import { readQuestions } from '../content/read-questions.ts';
import { writeAtomically } from '../data/output/write-atomically.ts';
import { optionsOf } from '../site/page-facts.ts';

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;

/** Synonyms are never shown: folded, without words that say nothing, and each stem once, they are half as long. */
const shortened = (synonyms: readonly string[], language: Language): string[] => {
  const [stem, stops] = [createStemmer(language), stopWords(language)];
  const byStems = new Map<string, string>();
  for (const synonym of synonyms) {
    const all = termsOf(synonym);
    const meant = withoutStops(all, stops);
    // One word that is left of many would pass for a phrase.
    const terms = meant.length > 1 ? meant : all;
    const stems = terms.map(stem).sort().join(' ');
    if (!byStems.has(stems)) byStems.set(stems, terms.join(' '));
  }
  return [...byStems.values()];
};

/** The texts that are searched in a language, from a folder of content. Throws ContentError. */
export const readHelpTexts = (language: Language, root = 'data'): HelpTexts => {
  const code = LANGUAGE_TABLE[language].hreflang;
  const { categories } = readJson<{ categories: Record<string, string> }>(`data/words/${code}/faqs.json`);
  const alike = readJson<Record<string, readonly string[]>>('data/like-words.json');
  return {
    language,
    categories: CATEGORIES.map((category) => categories[category] ?? ''),
    alike: alike[code] ?? [],
    questions: readQuestions(optionsOf(language), root).map(
      ({ id, category, question, answer, synonyms }) =>
        [id, CATEGORIES.indexOf(category), question, textOf(answer), shortened(synonyms, language)] as const,
    ),
  };
};

/** What is searched in a language, with the FlexSearch export of its words. The same texts give the same bytes. */
export const encodeHelp = (texts: HelpTexts): Uint8Array => {
  const file: HelpFile = { ...texts, ...wordsFile(identityOf(texts), vocabularyOf(texts)) };
  return new TextEncoder().encode(JSON.stringify(file));
};

/** Writes a file per language for the bundler, which names each by its content, and prints what a visitor downloads. */
export const writeHelp = (): Promise<void> =>
  writeAtomically(async (place) => {
    for (const language of LANGUAGES) {
      const name = `help-${LANGUAGE_TABLE[language].hreflang}.json`;
      const bytes = encodeHelp(readHelpTexts(language));
      await writeFile(place(`data/generated/${name}`), bytes);
      console.log(`${name}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`);
    }
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeHelp();
