import { directory, networkName, planNetworks } from '#content/facts.ts';
import { fill, formatDate } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { networksReaching, type Plan } from '#domain/plan.ts';
import type { Hospital } from '#workers/contract.ts';
import type { FinderWords } from '../finder-context.ts';

/** Date of the directory, with a label if the networks are a sample (ruling 34). */
export const provenanceText = (words: FinderWords, language: Language): string => {
  const asOf = fill(words.asOf, { date: formatDate(language, directory.asOf) });
  return directory.illustrative ? `${words.sample.tag}. ${asOf}` : asOf;
};

/** "Open or Ultra": the networks of a plan are alternatives (ruling 15). */
export const coverageText = (words: FinderWords, hospital: Hospital, plan: Plan): string | undefined =>
  networksReaching(hospital, planNetworks[plan]).map(networkName).join(` ${words.results.or} `) || undefined;
