import { Accordion, type AccordionItem } from '#components/Accordion.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import type { HomeWords } from '#content/words/words.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './HomeQuestions.module.css';

interface HomeQuestionsProps {
  readonly words: HomeWords;
  readonly items: readonly AccordionItem[];
}

export const HomeQuestions = ({ words: { questions }, items }: HomeQuestionsProps) => (
  <Section ground="shell" look="quiet" id="faqs">
    <div className={styles.questions}>
      <SectionHeader heading={questions.heading} />
      <Accordion name="home" items={items} />
      <ActionLink to="/faqs">{questions.all}</ActionLink>
    </div>
  </Section>
);
