import { Check, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { fill } from '#domain/format.ts';
import styles from './CareSection.module.css';
import { Phone } from './Phone.tsx';
import { SCREENS } from './screens.tsx';
import type { CARE_SERVICES, CareServiceId } from './services.ts';
import { type CareItem, useCareItems } from './use-care-items.ts';
import { useCareWords } from './words.ts';

export interface CareSectionProps {
  readonly service: (typeof CARE_SERVICES)[number];
  /** What the rewards may come to, in the page's language. */
  readonly amount: string;
  /** Under the list: a link, a note. */
  readonly children?: ReactNode;
}

/** One screen, one service: what it is for, what it does, and a phone that shows it. */
export const CareSection = ({
  service: { service, anchor, ground, tone },
  amount,
  children,
}: CareSectionProps): ReactNode => {
  const words = useCareWords()[service];
  const Screen = SCREENS[service];
  const items = useCareItems(service);
  return (
    <section
      className={styles.section}
      id={anchor}
      data-ground={ground}
      data-many={items.length > 3}
      data-screen
    >
      <div className={`page ${styles.inner}`}>
        <div className={styles.text}>
          <p className={styles.label}>{words.name}</p>
          <h2>{fill(words.heading, { amount })}</h2>
          <p className={styles.lead}>{words.lead}</p>
          {'requirement' in words && <p className={styles.requirement}>{words.requirement}</p>}
          <CareList service={service} items={items} />
          {children}
        </div>
        <Phone label={fill(words.phone.label, { amount })} tone={tone}>
          <Screen amount={amount} />
        </Phone>
      </div>
    </section>
  );
};

/** Points that say what a service is not for. */
const CAUTIONS: readonly string[] = ['crisis', 'urgent'];

const markOf = (service: CareServiceId, item: string, index: number): ReactNode => {
  if (service === 'rewards') return index + 1;
  return CAUTIONS.includes(item) ? (
    <Icon of={Siren} size={16} strokeWidth={2} />
  ) : (
    <Icon of={Check} size={16} strokeWidth={2.5} />
  );
};

interface CareListProps {
  readonly service: CareServiceId;
  readonly items: readonly CareItem[];
}

/** Rewards are steps in their order; everything else is a list with ticks. */
const CareList = ({ service, items }: CareListProps): ReactNode => {
  const List = service === 'rewards' ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.list}>
      {items.map(({ id, title, text }, index) => (
        <li key={id}>
          <span className={styles.mark} data-caution={CAUTIONS.includes(id)} aria-hidden>
            {markOf(service, id, index)}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
};
