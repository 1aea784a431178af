import { Accordion, type AccordionItem } from '#components/Accordion.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { ActionLink } from '#components/SiteLink.tsx';
import type { AboutWords } from '#content/words/words.ts';
import styles from './AboutQuestions.module.css';

interface AboutQuestionsProps {
  readonly words: AboutWords['questions'];
  readonly items: readonly AccordionItem[];
}

export const AboutQuestions = ({ words, items }: AboutQuestionsProps) => (
  <Section ground="sand" id="faqs">
    <div className={styles.columns}>
      <div className={styles.intro}>
        <SectionHeader heading={words.heading} lead={words.lead} />
        <ActionLink to="/faqs">{words.all}</ActionLink>
      </div>
      <Accordion name="about-questions" items={items} />
    </div>
  </Section>
);
