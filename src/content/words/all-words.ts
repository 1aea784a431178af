import type { Language } from '#domain/language.ts';
import type { PageId } from '#domain/page.ts';
import type { Plan } from '#domain/plan.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';
import type {
  AboutWords,
  AllWords,
  ComparePlansWords,
  FaqsWords,
  FinderWords,
  HomeWords,
  HospitalsWords,
  NetworksWords,
  PlanWords,
  StatePageWords,
} from './words.ts';

/** All words of all languages, for the build and tests only. */
export const ALL_WORDS: Readonly<Record<Language, AllWords>> = { ENG: en, ESP: es, POR: pt };

const aroundDirectory = ({ sample, asOf, filters: { myPlan, anyPlan } }: HospitalsWords) => ({
  sample,
  asOf,
  plan: { myPlan, anyPlan },
});

const plan =
  (id: Plan) =>
  ({ plan, coverage, firstPayment }: AllWords): PlanWords => ({
    ...plan,
    lead: plan.lead[id],
    coverage,
    firstPayment,
  });

const PAGE_WORDS = {
  home: ({ home, whyAcquire }): HomeWords => ({ ...home, why: whyAcquire }),
  about: ({ about, whyAcquire }): AboutWords => ({ ...about, why: whyAcquire }),
  afCare: ({ afCare }) => afCare,
  hospitals: (
    { hospitals, directory, map, myHospitals, near, states, takeAlong },
    language,
  ): FinderWords => ({
    ...hospitals,
    language,
    directory,
    map,
    mine: myHospitals,
    near,
    states,
    take: takeAlong,
  }),
  networks: ({ networks, hospitals, states }): NetworksWords => ({
    ...networks,
    ...aroundDirectory(hospitals),
    states,
  }),
  state: ({ statePage, hospitals, directory, states, takeAlong: { panel, failed } }): StatePageWords => ({
    ...statePage,
    ...aroundDirectory(hospitals),
    count: hospitals.results.count,
    directory,
    states,
    panel,
    failed,
  }),
  faqs: ({ faqs, notifyBy }): FaqsWords => ({ ...faqs, notifyBy }),
  superior: plan('superior'),
  optima: plan('optima'),
  vital: plan('vital'),
  comparePlans: ({ comparePlans, coverage, firstPayment }): ComparePlansWords => ({
    ...comparePlans,
    coverage,
    firstPayment,
  }),
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
