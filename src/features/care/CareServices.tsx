import { Check, ExternalLink, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#components/Button.tsx';
import { GROUNDS } from '#components/Section.tsx';
import { brand } from '#content/facts.ts';
import { careFacts } from '#content/provider.ts';
import { fill } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './CareServices.module.css';
import { CARE_SERVICES, useCareItems, useCareWords } from './care-services.ts';
import { SCREENS } from './PhoneScreens.tsx';

export const CareServices = () => {
  const words = useCareWords();
  const { amount } = careFacts(usePageLanguage());
  return CARE_SERVICES.map((each) => (
    <CareSection key={each.service} service={each} amount={amount}>
      {each.service === 'telehealth' && (
        <p className={styles.link}>
          <a className={buttonClass('solid')} href={brand.telehealthProvider} target="_blank" rel="noopener">
            {words.telehealth.link} <ExternalLink size={18} strokeWidth={1.75} />
          </a>
        </p>
      )}
      {each.service === 'rewards' && <p className={styles.note}>{words.rewards.note}</p>}
    </CareSection>
  ));
};

interface CareSectionProps {
  readonly service: (typeof CARE_SERVICES)[number];
  readonly amount: string;
  readonly children?: ReactNode;
}

/** Items that are warnings, such as "not for emergencies". */
const CAUTIONS: readonly string[] = ['crisis', 'urgent'];
const CAUTION = <Siren size={16} strokeWidth={2} />;
const POINT = <Check size={16} strokeWidth={2.5} />;

const CareSection = ({ service: { service, anchor, ground, tone }, amount, children }: CareSectionProps) => {
  const words = useCareWords()[service];
  const Screen = SCREENS[service];
  const items = useCareItems(service);
  const areSteps = service === 'rewards';
  const List = areSteps ? 'ol' : 'ul';
  return (
    <section
      className={`${styles.section} ${GROUNDS[ground]}`}
      id={anchor}
      data-many={items.length > 3}
      data-screen
    >
      <div className={`page ${styles.inner}`}>
        <div className={styles.text}>
          <p className={ground === 'ink' ? 'label sun' : 'label accent'}>{words.name}</p>
          <h2>{fill(words.heading, { amount })}</h2>
          <p className={styles.lead}>{words.lead}</p>
          {'requirement' in words && <p className={styles.requirement}>{words.requirement}</p>}
          <List role="list" className={styles.list}>
            {items.map(({ id, title, text }, index) => (
              <li key={id}>
                <span className={styles.mark} data-caution={CAUTIONS.includes(id)} aria-hidden>
                  {areSteps ? index + 1 : CAUTIONS.includes(id) ? CAUTION : POINT}
                </span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </List>
          {children}
        </div>
        <Phone label={fill(words.phone.label, { amount })} tone={tone}>
          <Screen amount={amount} />
        </Phone>
      </div>
    </section>
  );
};

interface PhoneProps {
  /** Sentence that replaces the picture for screen readers. */
  readonly label: string;
  readonly tone: 'lagoon' | 'coral' | 'sun' | 'night';
  readonly children: ReactNode;
}

const WAVES = [40, 66, 92, 118];

/** All sizes are in em, so the font size sets the scale. */
const Phone = ({ label, tone, children }: PhoneProps) => (
  <div role="img" aria-label={label} className={styles.stage} data-tone={tone}>
    <svg className={styles.window} viewBox="0 0 400 400" aria-hidden>
      <g fill="none" strokeWidth="1.75">
        {WAVES.map((radius) => (
          <circle key={radius} cx="200" cy="318" r={radius * 1.9} />
        ))}
      </g>
      <path d="M0 318H400V400H0Z" />
    </svg>
    <div className={styles.phone} aria-hidden>
      <div className={styles.status}>
        <svg viewBox="0 0 20 12" aria-hidden>
          <path d="M0 8h3v4H0zM5 5.5h3V12H5zM10 3h3v9h-3zM15 0h3v12h-3z" />
        </svg>
        <i />
        <svg viewBox="0 0 26 12" aria-hidden>
          <path d="M3 0h18a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3ZM25 4h1v4h-1z" />
        </svg>
      </div>
      {children}
    </div>
  </div>
);
