import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { CATEGORIES } from '#domain/category.ts';
import { fold } from '#domain/fold.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { type EverydayWords, HELP_FORMAT, type HelpTexts } from '#workers/help/help-index.ts';
import { createStemmer } from '#workers/help/stem.ts';
import { termsOf } from '#workers/help/tokens.ts';
import { encodeChecked } from '#workers/hospitals/checked-json.ts';
import { runCommand } from '../command.ts';
import { textOf } from '../content/compile-markdown.ts';
import { type AnsweredQuestion, readQuestions } from '../content/read-texts.ts';
import { writeAtomically } from '../data/write-atomically.ts';
import { FILE_START, FileError } from '../errors.ts';

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;

type WordsFile = Readonly<
  Record<string, EverydayWords & { readonly shared: Readonly<Record<string, string>> }>
>;

/** Checks that each synonym belongs to one question, unless `shared` gives a reason for more. Throws FileError. */
export const checkSynonyms = (
  questions: readonly Pick<AnsweredQuestion, 'id' | 'synonyms'>[],
  shared: Readonly<Record<string, string>>,
  folder: string,
): void => {
  const normal = (text: string): string => termsOf(text).join(' ');
  const allowed = new Set(Object.keys(shared).map(normal));
  const owners = new Map<string, string>();
  for (const { id, synonyms } of questions)
    for (const synonym of synonyms) {
      const owner = owners.get(normal(synonym)) ?? id;
      if (owner !== id && !allowed.has(normal(synonym)))
        throw new FileError(
          `${folder}/${id}.md`,
          FILE_START,
          `the synonym "${synonym}" is also one of ${owner}.md; leave it to one of them, or say why both under "shared" in data/like-words.json`,
        );
      owners.set(normal(synonym), owner);
    }
};

/** Folds the synonyms and keeps one per set of stems, which halves their length. Synonyms are never shown. */
const shortened = (synonyms: readonly string[], stem: (term: string) => string): string[] => {
  const byStems = new Map<string, string>();
  for (const synonym of synonyms) {
    const terms = termsOf(synonym);
    const stems = [...new Set(terms.map(stem))].sort().join(' ');
    if (!byStems.has(stems)) byStems.set(stems, terms.join(' '));
  }
  return [...byStems.values()].sort();
};

/** Deduplicates and sorts texts whose order has no meaning, so that they compress better. */
const inOrder = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

const DANGER_WORD = /^\p{L}[\p{L}\p{N}]*[*?]?$|^\p{N}+$/u;

/** Folds a danger phrase. Throws FileError if a word is not of the form "drank/swallow*". */
export const foldDanger = (phrase: string): string => {
  const folded = fold(phrase);
  for (const word of folded.split(/[ /]/))
    if (!DANGER_WORD.test(word))
      throw new FileError(
        'data/like-words.json',
        FILE_START,
        `"${word}" in the danger phrase "${phrase}" is not a word; write letters only, "/" between alternatives, "*" or "?" at the end of one`,
      );
  return folded;
};

/** Reads the searchable texts of a language. Throws FileError. */
export const readHelpTexts = (language: Language, root = 'data'): HelpTexts => {
  const code = LANGUAGE_TABLE[language].hreflang;
  const { categories } = readJson<{ categories: Record<string, string> }>(`data/words/${code}/faqs.json`);
  const everyday = readJson<WordsFile>('data/like-words.json');
  const { shared, ...words } = everyday[code] as WordsFile[string];
  const questions = readQuestions(language, root);
  const stem = createStemmer(language);
  checkSynonyms(questions, shared, `${root}/faq/${code}`);
  const danger = inOrder(Object.values(everyday).flatMap((each) => each.danger.map(foldDanger)));
  return {
    language,
    categories: CATEGORIES.map((category) => categories[category] ?? ''),
    words: {
      ...words,
      danger,
      absent: inOrder(words.absent.map((text) => termsOf(text).join(' '))),
    },
    questions: questions.map(
      ({ id, category, question, answer, synonyms }) =>
        [id, CATEGORIES.indexOf(category), question, textOf(answer), shortened(synonyms, stem)] as const,
    ),
  };
};

/** Encodes the file of a language. The same texts give the same bytes. */
export const encodeHelp = (texts: HelpTexts): Uint8Array => encodeChecked(HELP_FORMAT, texts);

/** Writes a file per language and prints its size. The bundler adds a content hash to the file's name. */
export const writeHelp = (): void => {
  const files = LANGUAGES.map((language) => {
    const name = `help-${LANGUAGE_TABLE[language].hreflang}.bin`;
    const bytes = encodeHelp(readHelpTexts(language));
    console.log(`${name}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`);
    return [`data/generated/${name}`, bytes] as const;
  });
  writeAtomically(new Map(files));
};

await runCommand(import.meta.url, 'Writes data/generated/help-*.bin.', () => {
  writeHelp();
  return 0;
});
