import { Accordion, type AccordionItem } from '#components/Accordion.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import styles from './AboutQuestions.module.css';
import { useAboutWords } from './about-words.ts';

interface AboutQuestionsProps {
  /** If empty, the section only links to the help center. */
  readonly items: readonly AccordionItem[];
}

export const AboutQuestions = ({ items }: AboutQuestionsProps) => {
  const { questions } = useAboutWords();
  return (
    <Section ground="sand" id="faqs">
      <div className={styles.columns} data-alone={items.length === 0}>
        <div className={styles.intro}>
          <SectionHeader heading={questions.heading} lead={questions.lead} />
          <p>
            <SiteLink look="outline" to="/faqs">
              {questions.all}
            </SiteLink>
          </p>
        </div>
        {items.length > 0 && <Accordion name="about-questions" items={items} />}
      </div>
    </Section>
  );
};
