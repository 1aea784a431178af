import { networkName, planName, planNetworks } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { MyHospitalsWords } from '#content/words/words.ts';
import { fill, formatList } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { type Coverage, coverageOf, PLANS, type Plan, type PlanNetwork } from '#domain/plan.ts';
import type { MyHospital } from '#stores/my-hospitals.ts';
import type { Hospital } from '#workers/contract.ts';

type Named = Pick<MyHospital, 'name' | 'city' | 'state'>;

/** "Miami, FL"; '' if the hospital is known from a link only. */
export const cityAndState = ({ city, state }: Named): string => [city, state].filter(Boolean).join(', ');

/** Adds city and state to the name if two hospitals have the same name. */
export const createNamer = (hospitals: readonly Named[]): ((hospital: Named) => string) => {
  const names = hospitals.map(({ name }) => name);
  return (hospital) => {
    const name = readableName(hospital.name);
    const isUnique = names.indexOf(hospital.name) === names.lastIndexOf(hospital.name);
    return isUnique ? name : `${name} (${cityAndState(hospital)})`;
  };
};

type AnswerWords = MyHospitalsWords['answers'];

/** "Optima with Plus". */
export const planWithNetwork = (words: AnswerWords, { plan, network }: PlanNetwork): string =>
  fill(words.way, { plan: planName(plan), network: networkName(network) });

/** From this number of missed hospitals, names the reached hospitals if they are fewer. Of two, always names the reached. */
const MANY = 4;

const patternOf = (words: AnswerWords, { reached, missed }: Coverage<Hospital>): string => {
  const total = reached.length + missed.length;
  if (total === 1) return missed.length === 0 ? words.reachesIt : words.reachesItNot;
  const isPair = total === 2;
  if (missed.length === 0) return isPair ? words.both : words.all;
  if (reached.length === 0) return isPair ? words.neither : words.none;
  return isPair || (missed.length >= MANY && reached.length < missed.length) ? words.few : words.some;
};

/** "Optima with Plus reaches 3 (not: …).", best plan and network first. */
export const sentencesFor = (
  words: AnswerWords,
  language: Language,
  hospitals: readonly Hospital[],
  plans: readonly Plan[] = PLANS,
) => {
  const nameOf = createNamer(hospitals);
  return coverageOf(hospitals, planNetworks, plans).map((answer) => {
    const { plan, network, reached, missed } = answer;
    const pattern = patternOf(words, answer);
    const named = pattern === words.few ? reached : missed;
    const text = fill(pattern, {
      way: planWithNetwork(words, answer),
      count: String(reached.length),
      total: String(hospitals.length),
      hospitals: formatList(language, named.map(nameOf)),
    });
    return { plan, network, text, reachesAll: missed.length === 0 };
  });
};
