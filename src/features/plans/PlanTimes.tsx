import { Figures } from '#components/Figures.tsx';
import { withTerms } from '#components/glossary/Term.tsx';
import { SectionHeader } from '#components/Section.tsx';
import { EMERGENCY_REPORT_HOURS, policy } from '#content/facts.ts';
import type { PlanStaticWords } from '#content/words/words.ts';
import { plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';

export const PlanTimes = ({ words }: { readonly words: PlanStaticWords['times'] }) => {
  const language = usePageLanguage();
  const hours = (count: number): string => plural(language, words.hours, count);
  const days = (count: number): string => plural(language, words.days, count);
  return (
    <>
      <SectionHeader heading={words.heading} lead={withTerms(words.lead)} />
      <Figures
        figures={[
          { id: 'emergency', value: hours(EMERGENCY_REPORT_HOURS), label: words.emergency },
          {
            id: 'notification',
            value: hours(policy.notificationHours),
            label: withTerms(words.notification),
          },
          { id: 'review', value: days(policy.reviewDays), label: words.review },
          { id: 'start', value: days(policy.startWaitingDays), label: withTerms(words.start) },
        ]}
      />
    </>
  );
};
