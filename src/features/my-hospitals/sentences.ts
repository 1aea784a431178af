import { networkName, planName, planNetworks } from '#content/facts.ts';
import type { MyHospitalsWords } from '#content/words/words.ts';
import { fill, formatList } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { type Coverage, coverageOf, PLANS, type Plan, type PlanNetwork } from '#domain/plan.ts';
import type { Hospital } from '#workers/contract.ts';
import { createNamer } from './names.ts';

export interface Sentence {
  readonly answer: Coverage<Hospital>;
  /** "Optima with Plus reaches 3 (not: …)." */
  readonly text: string;
}

type AnswerWords = MyHospitalsWords['answers'];

/** Few are named themselves where those that are missing would be many more. */
const MANY = 4;

const patternOf = (words: AnswerWords, { reached, missed }: Coverage<Hospital>): string => {
  const total = reached.length + missed.length;
  if (total === 1) return missed.length === 0 ? words.reachesIt : words.reachesItNot;
  if (missed.length === 0) return words.all;
  if (reached.length === 0) return words.none;
  return missed.length >= MANY && reached.length < missed.length ? words.few : words.some;
};

/** "Optima with Plus". */
export const wayOf = (words: AnswerWords, { plan, network }: PlanNetwork): string =>
  fill(words.way, { plan: planName(plan), network: networkName(network) });

/** What each of these plans reaches with each of its networks, said in sentences, the best first. */
export const sentencesFor = (
  words: AnswerWords,
  language: Language,
  hospitals: readonly Hospital[],
  plans: readonly Plan[] = PLANS,
): readonly Sentence[] => {
  const nameOf = createNamer(hospitals);
  return coverageOf(hospitals, planNetworks, plans).map((answer) => {
    const { reached, missed } = answer;
    const pattern = patternOf(words, answer);
    const named = pattern === words.few ? reached : missed;
    const text = fill(pattern, {
      way: wayOf(words, answer),
      count: String(reached.length),
      total: String(hospitals.length),
      hospitals: formatList(language, named.map(nameOf)),
    });
    return { answer, text };
  });
};
