import {
  Bot,
  Gift,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Pill,
  Stethoscope,
  Video,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { Arcs } from '#components/Arcs.tsx';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { brand, provider, services } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { fill, formatMoney } from '#domain/format.ts';
import { numberWord } from '#domain/number-word.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './GuidingServices.module.css';

/** Anchors on the page of the care programme. */
const SERVICES = [
  { id: 'telehealth', anchor: 'telehealth', drawing: Video },
  { id: 'coaching', anchor: 'mental-health-coaching', drawing: MessagesSquare },
  { id: 'assistant', anchor: 'virtual-assistant', drawing: Bot },
  { id: 'opinion', anchor: 'second-medical-opinion', drawing: Stethoscope },
  { id: 'careService', anchor: 'care-service', drawing: Pill },
  { id: 'chat', anchor: 'live-chat', drawing: MessageCircle },
  { id: 'rewards', anchor: 'rewards', drawing: Gift },
] as const satisfies readonly { id: string; anchor: string; drawing: LucideIcon }[];

type Service = (typeof SERVICES)[number];

export const GuidingServices = ({ words: { services: words } }: { readonly words: HomeWords }) => {
  const sitePath = useSitePath();
  return (
    <Section ground="shell" id="services">
      <SectionHeader heading={words.heading} lead={fill(words.lead, { programme: brand.careProgramme })} />
      <ul role="list" className={styles.services}>
        {SERVICES.map((service) => (
          <Item key={service.id} service={service} words={words} />
        ))}
        <li className={styles.programme}>
          <Arcs className={styles.arcs} count={6} sun />
          <Link className={buttonClass('outline')} to={sitePath(PAGES.afCare.path)}>
            {words.care}
          </Link>
        </li>
      </ul>
    </Section>
  );
};

interface ItemProps {
  readonly service: Service;
  readonly words: HomeWords['services'];
}

const Item = ({ service: { id, anchor, drawing }, words }: ItemProps) => {
  const sitePath = useSitePath();
  const facts = useFacts();
  const { title, points } = words.items[id];
  return (
    <li className={styles.service}>
      <span className={styles.drawing}>
        <Icon of={drawing} size={32} strokeWidth={1.75} />
      </span>
      <h3>
        <Link to={sitePath(`${PAGES.afCare.path}#${anchor}`)}>{title}</Link>
      </h3>
      <ul>
        {Object.entries(points).map(([key, point]) => (
          <li key={key}>{fill(point, facts)}</li>
        ))}
      </ul>
    </li>
  );
};

const useFacts = (): Record<string, string> => {
  const language = usePageLanguage();
  return {
    availability: provider.care.telehealthAvailability,
    languages: String(services.telehealthLanguages),
    amount: formatMoney(language, provider.care.rewardMaximum),
    years: numberWord(language, provider.care.rewardYears),
  };
};
