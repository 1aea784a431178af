import { createElement, memo } from 'react';
import { Link } from 'react-router-dom';
import { Accordion } from '#components/Accordion.tsx';
import { lazySection } from '#components/lazy/LazySection.tsx';
import { ShareLink } from '#components/ShareLink.tsx';
import type { BodyTree } from '#content/body.ts';
import type { Question } from '#content/page-content.ts';
import type { FaqsWords } from '#content/words/words.ts';
import type { Category } from '#domain/category.ts';
import { plural } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';
import styles from './HelpCategory.module.css';
import { ANSWERS_NAME, CATEGORY_ELEMENT } from './help-route.ts';
import { questionItems } from './Questions.tsx';

const NotifyBy = lazySection('notify', async () => (await import('./notify/NotifyBy.tsx')).loadNotifyBy());

interface HelpCategoryProps {
  readonly words: FaqsWords;
  readonly category: Category;
  /** Questions of all categories. */
  readonly questions: readonly Question[];
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
  /** Other categories are also in the HTML, with `hidden="until-found"`. */
  readonly isShown: boolean;
  /** Id of the open question, or ''. */
  readonly open: string;
}

/** Memoized, because a letter typed into the search field renders the help center. */
export const HelpCategory = memo((props: HelpCategoryProps) => {
  const { words, category, bodies, isShown, open } = props;
  const questions = props.questions.filter((each) => each.category === category);
  const language = usePageLanguage();
  const page = sharedPath(language, PAGES.faqs.path, new URLSearchParams());
  const hasNotifyBy = category === 'clinical-care';
  return createElement(
    CATEGORY_ELEMENT,
    { id: category, className: styles.category, hidden: isShown ? false : 'until-found' },
    <header className={styles.header}>
      <h2 tabIndex={-1}>{words.categories[category]}</h2>
      <p>{plural(language, words.questions, questions.length)}</p>
      {hasNotifyBy && <Link to={{ hash: 'notify-by' }}>{words.notifyBy.heading}</Link>}
    </header>,
    <Accordion
      name={ANSWERS_NAME}
      items={questionItems({
        questions,
        bodies,
        footOf: ({ id, question }) =>
          id === open && <ShareLink words={words.share} title={question} path={`${page}#${id}`} />,
      })}
    />,
    hasNotifyBy && <NotifyBy words={words.notifyBy} />,
  );
});
