import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ContactWays } from '#components/ContactWays.tsx';
import { Opening } from '#components/Opening.tsx';
import { Section } from '#components/Section.tsx';
import type { BodyTree } from '#content/body.ts';
import { brand } from '#content/facts.ts';
import type { Question } from '#content/page-content.ts';
import type { FaqsWords } from '#content/words/words.ts';
import { CATEGORIES } from '#domain/category.ts';
import { mailtoLink, telephoneLink } from '#domain/contact-links.ts';
import { fill } from '#domain/format.ts';
import { KEEP_SCROLL } from '#stores/keep-scroll.ts';
import { CategoryGrid, CategoryList, CategorySelect } from './CategoryChoice.tsx';
import { HelpCategory } from './HelpCategory.tsx';
import styles from './HelpCenter.module.css';
import { HelpSearchBox } from './HelpSearchBox.tsx';
import { NoAnswer, SearchResults } from './SearchResults.tsx';
import { useHelp } from './use-help.ts';

interface HelpCenterProps {
  readonly words: FaqsWords;
  readonly questions: readonly Question[];
  /** Answers by question id. */
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
}

export const HelpCenter = ({ words, questions, bodies }: HelpCenterProps) => {
  const answers = useRef<HTMLDivElement>(null);
  const { search: query } = useLocation();
  const { route, chosen, choose, search, view, isFolded, ...field } = useHelp(questions, answers);
  const choice = { words, chosen, choose };
  const { found } = search;
  const results = { words, last: route.open };
  const isUnanswered = view === 'results' && found?.answer.answered === false;
  return (
    <>
      <Opening heading={words.heading} lead={words.lead} isCompact>
        <HelpSearchBox words={words} search={search} {...field} />
      </Opening>
      <Section ground="shell">
        <div className={styles.center} data-view={view} data-folded={isFolded}>
          <CategoryGrid {...choice} />
          <div className={styles.columns}>
            <div className={styles.content}>
              <CategorySelect {...choice} />
              {view === 'answer' && (
                <p className={styles.back}>
                  <Link to={{ search: query }} state={KEEP_SCROLL}>
                    <ArrowLeft size={20} />
                    <span>{fill(words.search.back, { text: field.text.trim() })}</span>
                  </Link>
                </p>
              )}
              {view === 'results' && found?.answer.answered && <SearchResults {...results} found={found} />}
              {isUnanswered && (
                <NoAnswer {...results} found={found} choose={choose}>
                  <HelpContacts words={words} question={found.text} />
                </NoAnswer>
              )}
              <div ref={answers} className={styles.answers}>
                {CATEGORIES.map((category) => (
                  <HelpCategory
                    key={category}
                    words={words}
                    category={category}
                    questions={questions}
                    bodies={bodies}
                    isShown={category === chosen}
                    open={category === route.category ? route.open : ''}
                  />
                ))}
              </div>
              {!isUnanswered && <HelpContacts words={words} question={field.text} />}
            </div>
            <CategoryList {...choice} />
          </div>
        </div>
      </Section>
    </>
  );
};

interface HelpContactsProps {
  readonly words: FaqsWords;
  /** Prefilled in the email; may be ''. */
  readonly question: string;
}

const HelpContacts = ({ words: { contact }, question }: HelpContactsProps) => {
  const [telephone = ''] = brand.telephones;
  const { general } = brand.emails;
  const text = question.trim();
  return (
    <aside className={styles.contacts} aria-labelledby="ask-us">
      <h2 id="ask-us">{contact.heading}</h2>
      <p>{contact.lead}</p>
      <ContactWays
        ways={[
          {
            href:
              text === ''
                ? `mailto:${general}`
                : mailtoLink(general, contact.subject, fill(contact.body, { text })),
            text: general,
          },
          {
            href: telephoneLink(telephone),
            text: fill(contact.call, { telephone: telephone.replaceAll(' ', '\u00a0') }),
          },
          { href: `https://wa.me/${brand.whatsapp.replace(/\D/g, '')}`, text: contact.whatsapp },
        ]}
      />
    </aside>
  );
};
