import {
  Ambulance,
  Check,
  Eye,
  Flower2,
  type LucideIcon,
  MessagesSquare,
  Sprout,
  Stethoscope,
  Video,
} from 'lucide-react';
import type { WithoutDeductibleText } from '#benefits/benefit-text.ts';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { SectionHeader } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { SliderControls } from '#components/SliderControls.tsx';
import { Tag } from '#components/Tag.tsx';
import { useAutoplay } from '#hooks/use-autoplay.ts';
import styles from './WithoutDeductible.module.css';

/** Duration of a set, ms. Source: specification, section 9. */
const TURN = 6000;

const DRAWINGS: Readonly<Record<string, LucideIcon>> = {
  telehealth: Video,
  'mental-health-coaching': MessagesSquare,
  'funeral-expenses': Flower2,
  'eye-exam': Eye,
  'second-medical-opinion': Stethoscope,
  'serious-accident': Ambulance,
  'fertility-treatment': Sprout,
};

/** Two sets of benefits that alternate. Without script and in print both sets are visible. */
export const WithoutDeductible = ({ texts }: { readonly texts: WithoutDeductibleText }) => {
  const autoplay = useAutoplay(texts.sets.length, TURN);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of benefits is not a fieldset.
    <div role="group" aria-label={texts.label} className={styles.benefits} {...autoplay.holders}>
      <div className={styles.top}>
        <SectionHeader heading={texts.heading} lead={texts.lead} />
        <SliderControls {...autoplay} names={texts.sets.map(({ name }) => name)} words={texts} />
      </div>
      <div className={styles.stage} aria-live={autoplay.moving ? 'off' : 'polite'}>
        {texts.sets.map(({ name, items }, index) => (
          <div key={name} className={styles.turn} data-shown={index === autoplay.shown}>
            <StaticSection id={`benefit-set-${index}`}>
              {__PRERENDER__ && <BenefitSet name={name} items={items} />}
            </StaticSection>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <SiteLink look="outline" to="/compare-plans">
          {texts.compare}
        </SiteLink>
        {texts.note !== undefined && <p>{texts.note}</p>}
      </div>
    </div>
  );
};

const BenefitSet = ({ name, items }: WithoutDeductibleText['sets'][number]) => (
  <ul role="list" aria-label={name} className={styles.set}>
    {items.map(({ id, title, tag, text, conditions }) => {
      const Drawing = DRAWINGS[id] ?? Check;
      return (
        <li key={id} className={styles.item}>
          <span className={styles.drawing}>
            <Drawing size={32} strokeWidth={1.75} />
          </span>
          <h3>{title}</h3>
          {tag !== undefined && (
            <p className={styles.tag}>
              <Tag>{tag}</Tag>
            </p>
          )}
          <p>{text}</p>
          {conditions.map((condition) => (
            <p key={condition} className={styles.conditions}>
              {condition}
            </p>
          ))}
        </li>
      );
    })}
  </ul>
);
