import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { brand, provider } from '#content/facts.ts';
import { formatMoney } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { CareSection } from './CareSection.tsx';
import styles from './CareServices.module.css';
import { CARE_SERVICES } from './services.ts';
import { useCareWords } from './words.ts';

/** The seven services, one section each. */
export const CareServices = (): ReactNode => {
  const words = useCareWords();
  const amount = formatMoney(usePageLanguage(), provider.care.rewardMaximum);
  return CARE_SERVICES.map((each) => (
    <CareSection key={each.service} service={each} amount={amount}>
      {each.service === 'telehealth' && <TelehealthLink />}
      {each.service === 'rewards' && <p className={styles.note}>{words.rewards.note}</p>}
    </CareSection>
  ));
};

/** To the provider's own site, in a new tab. */
const TelehealthLink = (): ReactNode => (
  <p className={styles.link}>
    <a className={buttonClass('solid')} href={brand.telehealthProvider} target="_blank" rel="noopener">
      {useCareWords().telehealth.link} <Icon of={ExternalLink} size={18} strokeWidth={1.75} />
    </a>
  </p>
);
