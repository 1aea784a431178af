import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { planName } from '#content/facts.ts';
import type { PlanWords } from '#content/words/words.ts';
import { certificatePath } from '#domain/certificate.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './PlanDocument.module.css';

export interface PlanDocumentProps {
  readonly words: PlanWords['document'];
  readonly plan: Plan;
}

/** One line: the plan's benefit summary in the page's language, as a PDF that opens in a new tab. */
export const PlanDocument = ({ words, plan }: PlanDocumentProps): ReactNode => {
  const { pdf, ownName } = LANGUAGE_TABLE[usePageLanguage()];
  return (
    <a className={styles.document} href={certificatePath(plan, pdf)} target="_blank" rel="noopener">
      <Icon of={FileText} size={20} />
      <span>
        <span className={styles.name}>{fill(words.name, { plan: planName(plan) })}</span>{' '}
        <span className={styles.facts}>{fill(words.facts, { language: ownName })}</span>
      </span>
    </a>
  );
};
