import type { Category } from '#domain/category.ts';
import type { HelpHit } from '../contract.ts';
import type { HelpIndex } from './help-index.ts';
import { excerptOf, markText, type WeighTerm } from './marks.ts';
import { nearestCategories } from './nearest.ts';
import { createHelpScorer } from './score.ts';
import { createTermReader, type QueryTerm } from './terms.ts';

export interface Found {
  /** Score of the best, 0 when nothing fits. */
  readonly best: number;
  /** Share of the query's words that the language has. */
  readonly known: number;
  /** Best first, at most so many; `here` says what a question is called in the page's language. */
  readonly hits: (limit: number, here: (id: string) => string | undefined) => HelpHit[];
  /** Categories near to a query that nothing fits. */
  readonly nearest: () => Category[];
}

export interface HelpEngine {
  readonly find: (text: string) => Found;
  readonly questionOf: (id: string) => string | undefined;
}

/** Below this an entry is no answer … */
const LEAST = 0.25;
/** … nor below this share of the best one. */
const LEAST_SHARE = 0.35;

/** The words of the texts that are marked: all that fit one of the query's by themselves. */
const weigher = ({ numberOf }: HelpIndex, terms: readonly QueryTerm[]): WeighTerm => {
  const weights = new Map<number, number>();
  for (const { direct: fits } of terms)
    for (const [word, fit] of fits) weights.set(word, Math.max(fit, weights.get(word) ?? 0));
  return (term) => weights.get(numberOf.get(term) ?? -1) ?? 0;
};

export const createHelpEngine = (index: HelpIndex): HelpEngine => {
  const readTerms = createTermReader(index);
  const score = createHelpScorer(index);
  const questions = new Map(index.entries.map(({ id, question }) => [id, question]));

  return {
    find: (text) => {
      const query = readTerms(text);
      const { terms } = query;
      const scored = score(query);
      const best = scored[0]?.score ?? 0;
      const found = scored.filter((each) => each.score >= Math.max(LEAST, best * LEAST_SHARE));
      return {
        best: found[0]?.score ?? 0,
        known: query.known,
        hits: (limit, here) => {
          const weigh = weigher(index, terms);
          return found.slice(0, limit).map(({ entry }) => ({
            id: entry.id,
            category: entry.category,
            language: index.language,
            question: markText(entry.question, entry.questionTokens, weigh),
            excerpt: excerptOf(entry.answer, entry.answerTokens, weigh),
            here: here(entry.id) ?? entry.question,
          }));
        },
        nearest: () => nearestCategories(index, terms),
      };
    },
    questionOf: (id) => questions.get(id),
  };
};
