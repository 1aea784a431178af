import type { ReactNode } from 'react';
import { Opening } from '#components/Opening.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import type { BodyTree } from '#content/body.ts';
import type { Question } from '#content/question.ts';
import type { FaqsWords } from '#content/words/faqs.ts';
import { CATEGORIES } from '#domain/category.ts';
import { Questions } from '#features/help/Questions.tsx';
import styles from './FaqsPage.module.css';
import { PageHead } from './PageHead.tsx';

export interface FaqsPageProps {
  readonly words: FaqsWords;
  readonly questions?: readonly Question[] | undefined;
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
}

/** /faqs: every question of the nine categories with its answer. */
const FaqsPage = ({ words, questions = [], bodies = {} }: FaqsPageProps): ReactNode => (
  <>
    <PageHead title={words.title} description={words.description} />
    <Opening heading={words.heading} lead={words.lead} />
    <Section ground="shell">
      <div className={styles.columns}>
        <CategoryList words={words} />
        <div className={styles.groups}>
          {CATEGORIES.map((category) => (
            <section key={category} id={category} className={styles.group}>
              <SectionHeader heading={words.categories[category]} />
              <Questions
                name={category}
                questions={questions.filter((question) => question.category === category)}
                bodies={bodies}
              />
            </section>
          ))}
          <p>{words.contact}</p>
        </div>
      </div>
    </Section>
  </>
);

const CategoryList = ({ words }: { readonly words: FaqsWords }): ReactNode => (
  <nav className={styles.categories} aria-labelledby="faq-categories">
    <h2 id="faq-categories">{words.category}</h2>
    <ul role="list">
      {CATEGORIES.map((category) => (
        <li key={category}>
          <a href={`#${category}`}>{words.categories[category]}</a>
        </li>
      ))}
    </ul>
  </nav>
);

export default FaqsPage;
