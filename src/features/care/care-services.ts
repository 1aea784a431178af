import { createContext, useContext } from 'react';
import { brand, EMERGENCY_REPORT_HOURS, NOTIFY_HOURS } from '#content/facts.ts';
import { careFacts } from '#content/provider.ts';
import type { AfCareWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';

/** Care services in page order. */
export const CARE_SERVICES = [
  { service: 'telehealth', anchor: 'telehealth', ground: 'shell', tone: 'lagoon' },
  { service: 'coaching', anchor: 'mental-health-coaching', ground: 'sand', tone: 'sun' },
  { service: 'assistant', anchor: 'virtual-assistant', ground: 'shell', tone: 'lagoon' },
  { service: 'opinion', anchor: 'second-medical-opinion', ground: 'ink', tone: 'night' },
  { service: 'careService', anchor: 'care-service', ground: 'shell', tone: 'lagoon' },
  { service: 'chat', anchor: 'live-chat', ground: 'sand', tone: 'coral' },
  { service: 'rewards', anchor: 'rewards', ground: 'shell', tone: 'sun' },
] as const;

export type CareServiceId = (typeof CARE_SERVICES)[number]['service'];

export const CareWordsContext = createContext<AfCareWords | undefined>(undefined);

export const useCareWords = (): AfCareWords => {
  const words = useContext(CareWordsContext);
  if (words === undefined) throw new Error('The care page has no words: wrap it in CareWordsContext');
  return words;
};

export const PROGRAM = { program: brand.careProgram };

/** Paid in full, without a deductible, on every plan. Source: specification, section 9. */
const WITHOUT_DEDUCTIBLE: readonly CareServiceId[] = ['telehealth', 'coaching', 'opinion'];

const FACTS = {
  notificationHours: String(NOTIFY_HOURS),
  emergencyHours: String(EMERGENCY_REPORT_HOURS),
};

export const useCareItems = (service: CareServiceId) => {
  const words = useCareWords();
  const facts = { ...FACTS, ...careFacts(usePageLanguage()) };
  const items = Object.entries<Record<'title' | 'text', string>>(words[service].items).map(
    ([id, { title, text }]) => ({
      id,
      title: fill(title, facts),
      text: fill(text, facts),
    }),
  );
  if (!WITHOUT_DEDUCTIBLE.includes(service)) return items;
  return [...items, { id: 'noDeductible', ...words.noDeductible }];
};
