import { provider } from '#content/facts.ts';
import type { WhyAcquireWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Claim } from './notes.ts';

export const REASONS = ['strength', 'commitment', 'service', 'expertise', 'technology'] as const;

export type ReasonId = (typeof REASONS)[number];

export interface ReasonText {
  readonly title: string;
  readonly text: string;
  /** Set where the text claims what a footnote bears out. */
  readonly claim?: Claim;
}

/** Anchor of a reason. */
export const reasonAnchor = (id: ReasonId): string => `why-${id}`;

/** The reasons in the page's language, with the facts in their places. */
export const useReasons = (why: WhyAcquireWords): Readonly<Record<ReasonId, ReasonText>> => {
  const language = usePageLanguage();
  const { grade, gradeName, date, heldSince } = provider.rating;
  const rating = { grade, gradeName, date: formatDate(language, date), since: String(heldSince) };
  const parent = {
    years: String(provider.parent.experienceYears),
    date: formatDate(language, provider.asOf),
  };
  return {
    ...why,
    strength: { ...why.strength, text: fill(why.strength.text, rating), claim: 'strength' },
    commitment: { ...why.commitment, text: fill(why.commitment.text, parent), claim: 'commitment' },
  };
};
