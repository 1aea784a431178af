import type { Language } from '#domain/language.ts';
import type { PageId } from '#domain/page.ts';
import type { Plan } from '#domain/plan.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';
import type { AllWords, HospitalsWords } from './words.ts';

/** All words of all languages, for the build and tests only. */
export const ALL_WORDS: Readonly<Record<Language, AllWords>> = { ENG: en, ESP: es, POR: pt };

const aroundDirectory = ({ sample, asOf, filters: { myPlan, anyPlan } }: HospitalsWords) => ({
  sample,
  asOf,
  plan: { myPlan, anyPlan },
});

const plan = ({ plan: { title, description, discover }, coverage, firstPayment }: AllWords) => ({
  title,
  description,
  discover,
  coverage,
  firstPayment,
});

/** Words of the static parts of a plan page. */
export const planStaticWords = (page: Plan, { planStatic, plan, coverage }: AllWords) => ({
  ...planStatic,
  ...plan,
  lead: plan.lead[page],
  coverage,
});

const PAGE_WORDS = {
  home: ({ home, whyAcquire }) => ({ ...home, why: whyAcquire }),
  about: ({ about, whyAcquire }) => ({ ...about, why: whyAcquire }),
  afCare: ({ afCare }) => afCare,
  /** `language`: the language in which figures in these words are formatted. */
  hospitals: ({ hospitals, directory, map, myHospitals, near, states, takeAlong }, language) => ({
    ...hospitals,
    language,
    directory,
    map,
    mine: myHospitals,
    near,
    states,
    take: takeAlong,
  }),
  networks: ({ networks, hospitals, states }) => ({ ...networks, ...aroundDirectory(hospitals), states }),
  state: ({ statePage, hospitals, directory, states, takeAlong: { panel, failed } }) => ({
    ...statePage,
    ...aroundDirectory(hospitals),
    count: hospitals.results.count,
    directory,
    states,
    panel,
    failed,
  }),
  faqs: ({ faqs, notifyBy }) => ({ ...faqs, notifyBy }),
  superior: plan,
  optima: plan,
  vital: plan,
  comparePlans: ({ comparePlans, coverage, firstPayment }) => ({ ...comparePlans, coverage, firstPayment }),
  forms: ({ forms }) => forms,
  terms: ({ legal }) => legal,
  secure: ({ legal }) => legal,
  privacy: ({ legal }) => legal,
  accessibility: ({ legal }) => legal,
  aboutNotes: ({ aboutNotes }) => aboutNotes,
  certificate: ({ certificate }) => certificate,
  users: ({ users }) => users,
  notFound: ({ notFound }) => notFound,
} as const satisfies Record<PageId, (words: AllWords, language: Language) => object>;

/** The type of each page's words: a page that asks for others does not compile. */
export type PageWords = { readonly [Id in PageId]: ReturnType<(typeof PAGE_WORDS)[Id]> };

export const pageWords = <Id extends PageId>(page: Id, language: Language): PageWords[Id] =>
  PAGE_WORDS[page](ALL_WORDS[language], language) as PageWords[Id];
