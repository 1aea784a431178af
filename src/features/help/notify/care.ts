import { EMERGENCY_REPORT_HOURS, NOTIFY_HOURS } from '#content/facts.ts';
import type { NotifyAnswerWords, NotifyByWords } from '#content/words/words.ts';
import {
  type CareKind,
  instantOf,
  isWrongSide,
  type NoticeHours,
  notifyBy,
} from '#domain/calculators/notify-by.ts';
import type { Language } from '#domain/language.ts';
import type { Place } from './time-zones.ts';
import { formatMoment, zoneName } from './time-zones.ts';

const HOURS: NoticeHours = { planned: NOTIFY_HOURS, emergency: EMERGENCY_REPORT_HOURS };

export const hoursText: Readonly<Record<CareKind, string>> = {
  planned: String(HOURS.planned),
  emergency: String(HOURS.emergency),
};

/** Date and time are empty while incomplete. */
export interface Care {
  readonly kind: CareKind;
  readonly date: string;
  readonly time: string;
  readonly place: Place;
}

/** `instant` and `deadline` are in ms since 1970. */
export type Outcome =
  | { readonly step: 'empty' | 'wrongSide' }
  | { readonly step: 'known'; readonly instant: number; readonly deadline: number; readonly isLate: boolean };

export const outcomeOf = ({ kind, date, time, place }: Care, now: number): Outcome => {
  const instant = instantOf(date, time, place.zone);
  if (instant === undefined) return { step: 'empty' };
  if (isWrongSide(kind, instant, now)) return { step: 'wrongSide' };
  const deadline = notifyBy(kind, instant, HOURS);
  return { step: 'known', instant, deadline, isLate: deadline < now };
};

/** "Miami, New York (Eastern Daylight Time)" */
export const zoneLabel = (language: Language, instant: number, { zone, name }: Place): string =>
  name === '' ? zoneName(language, instant, zone) : `${name} (${zoneName(language, instant, zone)})`;

/** Same as `formatMoment`, with ordinary spaces. */
export const momentText = (language: Language, instant: number, { zone }: Place): string =>
  formatMoment(language, instant, zone).replace(/\s/g, ' ');

export type NotifyWords = NotifyByWords & NotifyAnswerWords;

export interface NotifyProps {
  readonly words: NotifyWords;
  readonly care: Care;
}

export interface KnownProps extends NotifyProps {
  readonly outcome: Extract<Outcome, { step: 'known' }>;
}
