import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import type { PageWords, planStaticWords } from './all-words.ts';
import type * as en from './en.ts';
import type * as es from './es.ts';
import type * as pt from './pt.ts';

/**
 * All words of a language, by file. The type is the intersection of the languages, so that a missing or extra key does not
 * compile (all-words.ts).
 */
export type AllWords = typeof en & typeof es & typeof pt;

export type AboutNotesWords = AllWords['aboutNotes'];
export type AfCareWords = AllWords['afCare'];
export type BenefitWords = AllWords['benefits'];
export type CertificateWords = AllWords['certificate'];
export type CoverageWords = AllWords['coverage'];
export type DeskCardWords = AllWords['deskCard'];
export type FirstPaymentWords = AllWords['firstPayment'];
export type FormsWords = AllWords['forms'];
export type HelpResultsWords = AllWords['helpResults'];
export type HospitalPanelWords = AllWords['hospitalPanel'];
export type HospitalsWords = AllWords['hospitals'];
export type LegalWords = AllWords['legal'];
export type MapWords = AllWords['map'];
export type MyHospitalsWords = AllWords['myHospitals'];
export type NotFoundWords = AllWords['notFound'];
export type NotifyByWords = AllWords['notifyBy'];
export type NotifyAnswerWords = AllWords['notifyByAnswer'];
export type OfflineWords = AllWords['offline'];
export type OfflinePageWords = AllWords['offlinePage'];
export type OverlayWords = AllWords['overlays'];
export type ShellWords = AllWords['shell'];
export type TakeAlongWords = AllWords['takeAlong'];
export type UsersWords = AllWords['users'];
export type WhyAcquireWords = AllWords['whyAcquire'];

export type DirectoryNoteWords = Pick<HospitalsWords, 'sample' | 'asOf'>;
export type MyPlanWords = Pick<HospitalsWords['filters'], 'myPlan' | 'anyPlan'>;

/** Words that the hospital panel needs at once; the rest loads with its code. */
export interface PanelFrameWords extends DirectoryNoteWords {
  readonly panel: TakeAlongWords['panel'];
  readonly failed: string;
}

export type MyHospitalsTexts = MyHospitalsWords & DirectoryNoteWords;

export type HomeWords = PageWords['home'];
export type AboutWords = PageWords['about'];
export type FinderWords = PageWords['hospitals'];
export type NetworksWords = PageWords['networks'];
export type StatePageWords = PageWords['state'];
export type FaqsWords = PageWords['faqs'];
export type PlanWords = PageWords[Plan];
export type PlanStaticWords = ReturnType<typeof planStaticWords>;
export type ComparePlansWords = PageWords['comparePlans'];

/** One chunk per language, for words that load on demand. All other words are in the page's HTML. */
export type Loaders<Words> = Readonly<Record<Language, () => Promise<{ default: Words }>>>;

export const loadOverlayWords = {
  ENG: () => import('#data/words/en/overlays.json'),
  ESP: () => import('#data/words/es/overlays.json'),
  POR: () => import('#data/words/pt/overlays.json'),
} satisfies Loaders<OverlayWords>;

export const loadOfflineWords = {
  ENG: () => import('#data/words/en/offline.json'),
  ESP: () => import('#data/words/es/offline.json'),
  POR: () => import('#data/words/pt/offline.json'),
} satisfies Loaders<OfflineWords>;

export const loadDeskCardWords = {
  ENG: () => import('#data/words/en/desk-card.json'),
  ESP: () => import('#data/words/es/desk-card.json'),
  POR: () => import('#data/words/pt/desk-card.json'),
} satisfies Loaders<DeskCardWords>;

export const loadHelpResultsWords = {
  ENG: () => import('#data/words/en/help-results.json'),
  ESP: () => import('#data/words/es/help-results.json'),
  POR: () => import('#data/words/pt/help-results.json'),
} satisfies Loaders<HelpResultsWords>;

export const loadHospitalPanelWords = {
  ENG: () => import('#data/words/en/hospital-panel.json'),
  ESP: () => import('#data/words/es/hospital-panel.json'),
  POR: () => import('#data/words/pt/hospital-panel.json'),
} satisfies Loaders<HospitalPanelWords>;

export const loadMyHospitalsWords = {
  ENG: () => import('#data/words/en/my-hospitals.json'),
  ESP: () => import('#data/words/es/my-hospitals.json'),
  POR: () => import('#data/words/pt/my-hospitals.json'),
} satisfies Loaders<MyHospitalsWords>;

export const loadHospitalsWords = {
  ENG: () => import('#data/words/en/hospitals.json'),
  ESP: () => import('#data/words/es/hospitals.json'),
  POR: () => import('#data/words/pt/hospitals.json'),
} satisfies Loaders<HospitalsWords>;

export const loadNotifyAnswerWords = {
  ENG: () => import('#data/words/en/notify-by-answer.json'),
  ESP: () => import('#data/words/es/notify-by-answer.json'),
  POR: () => import('#data/words/pt/notify-by-answer.json'),
} satisfies Loaders<NotifyAnswerWords>;
