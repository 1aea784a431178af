import { ServiceDrawing, type ServiceId } from '#components/drawings/ServiceDrawing.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { ActionLink, SiteLink } from '#components/SiteLink.tsx';
import { brand } from '#content/facts.ts';
import { careFacts } from '#content/provider.ts';
import type { HomeWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './GuidingServices.module.css';

/** Anchors on the page of the care program, in the order of the specification. */
const ANCHORS = {
  telehealth: 'telehealth',
  coaching: 'mental-health-coaching',
  assistant: 'virtual-assistant',
  opinion: 'second-medical-opinion',
  careService: 'care-service',
  chat: 'live-chat',
  rewards: 'rewards',
} as const satisfies Record<ServiceId, string>;

const SERVICES = Object.keys(ANCHORS) as readonly ServiceId[];

export const GuidingServices = ({ words: { services: words } }: { readonly words: HomeWords }) => {
  const facts = careFacts(usePageLanguage());
  return (
    <Section ground="shell" look="quiet" id="services">
      <div className={styles.top}>
        <SectionHeader heading={words.heading} lead={fill(words.lead, { program: brand.careProgram })} />
        <ActionLink to={PAGES.afCare.path}>{words.care}</ActionLink>
      </div>
      <ul role="list" className={styles.services}>
        {SERVICES.map((id) => (
          <li key={id} className={styles.service}>
            <ServiceDrawing of={id} className={styles.drawing ?? ''} />
            <h3>
              <SiteLink to={`${PAGES.afCare.path}#${ANCHORS[id]}`}>{words.items[id].title}</SiteLink>
            </h3>
            <ul>
              {Object.entries(words.items[id].points).map(([key, point]) => (
                <li key={key}>{fill(point, facts)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
};
