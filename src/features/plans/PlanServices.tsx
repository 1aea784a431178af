import { HeartHandshake } from 'lucide-react';
import { Card, Cards } from '#components/Card.tsx';
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx';
import { Notice } from '#components/Notice.tsx';
import { SectionHeader } from '#components/Section.tsx';
import { ActionLink } from '#components/SiteLink.tsx';
import { Tag } from '#components/Tag.tsx';
import { services, waiverOfPremiumYears } from '#content/facts.ts';
import type { PlanStaticWords } from '#content/words/words.ts';
import { countInWords, fill, formatPercent } from '#domain/format.ts';
import type { Plan } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './PlanServices.module.css';

interface PlanServicesProps {
  readonly words: PlanStaticWords['services'];
  readonly plan: Plan;
}

const SERVICES = ['telehealth', 'opinion', 'coaching'] as const;

export const PlanServices = ({ words, plan }: PlanServicesProps) => {
  const language = usePageLanguage();
  return (
    <>
      <SectionHeader
        heading={words.heading}
        lead={fill(words.lead, { percent: formatPercent(language, services.paidPercent) })}
      />
      <div className="three-cards">
        <Cards>
          {SERVICES.map((id) => (
            <Card
              key={id}
              heading={
                <span className={styles.heading}>
                  <ServiceDrawing of={id} /> {words[id].heading}
                </span>
              }
              action={<Tag>{words.noDeductible}</Tag>}
            >
              <p>{fill(words[id].text, { count: String(services.telehealthLanguages) })}</p>
            </Card>
          ))}
        </Cards>
      </div>
      <Notice
        tone="calm"
        icon={<HeartHandshake size={24} strokeWidth={1.75} />}
        heading={words.waiver.heading}
      >
        <p>{countInWords(language, words.waiver.text, waiverOfPremiumYears(plan))}</p>
      </Notice>
      <ActionLink to="/af-care">{words.more}</ActionLink>
    </>
  );
};
