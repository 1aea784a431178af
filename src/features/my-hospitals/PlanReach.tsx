import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { planName } from '#content/facts.ts';
import { fill, plural } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import type { Plan } from '#domain/plan.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './PlanReach.module.css';
import { Reach } from './Reach.tsx';
import { useSavedList } from './use-saved-list.ts';

const PlanReach = ({ plan }: { readonly plan: Plan }) => {
  const { texts, list, reach, ref } = useSavedList();
  const language = usePageLanguage();
  const sitePath = useSitePath();
  if (texts === undefined || list.length === 0) return null;
  const { heading, lead, link } = texts.plan;
  const name = { plan: planName(plan) };
  return (
    <Section ground="sand" id="your-hospitals">
      <SectionHeader heading={fill(heading, name)} lead={fill(plural(language, lead, list.length), name)} />
      <div ref={ref} className="stack gap-4">
        <Reach words={texts} reach={reach} plans={[plan]} />
        <Link className={`no-print ${styles.link}`} to={sitePath(PAGES.hospitals.path)}>
          {link} <Icon of={ArrowRight} size={18} />
        </Link>
      </div>
    </Section>
  );
};

export default PlanReach;
