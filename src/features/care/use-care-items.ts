import { EMERGENCY_REPORT_HOURS, NOTIFY_HOURS, provider, services } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import type { CareServiceId } from './services.ts';
import { useCareWords } from './words.ts';

export interface CareItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Paid in full, without a deductible, on every plan. Source: specification, section 9. */
const WITHOUT_DEDUCTIBLE: readonly CareServiceId[] = ['telehealth', 'coaching', 'opinion'];

const FACTS: Readonly<Record<string, string>> = {
  availability: provider.care.telehealthAvailability,
  languages: String(services.telehealthLanguages),
  notificationHours: String(NOTIFY_HOURS),
  emergencyHours: String(EMERGENCY_REPORT_HOURS),
  years: String(provider.care.rewardYears),
};

/** What a service does, point by point, with the facts in their places. */
export const useCareItems = (service: CareServiceId): readonly CareItem[] => {
  const words = useCareWords();
  const items = Object.entries<Omit<CareItem, 'id'>>(words[service].items).map(([id, { title, text }]) => ({
    id,
    title: fill(title, FACTS),
    text: fill(text, FACTS),
  }));
  if (!WITHOUT_DEDUCTIBLE.includes(service)) return items;
  return [...items, { id: 'noDeductible', ...words.noDeductible }];
};
