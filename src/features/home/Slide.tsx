import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { Tag } from '#components/Tag.tsx';
import { planName, provider, services } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { fill, formatList } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './Slide.module.css';
import { SlidePicture } from './SlidePicture.tsx';
import type { SlideFacts } from './slides.ts';

interface Props {
  readonly slide: SlideFacts;
  readonly plans: readonly Plan[];
  readonly words: HomeWords['slider'];
  readonly isShown: boolean;
}

const FACTS = {
  availability: provider.care.telehealthAvailability,
  languages: String(services.telehealthLanguages),
};

/** One service: its name and whom it is for, a title, a sentence, the way to it, and its picture. */
export const Slide = ({ slide, plans, words, isShown }: Props): ReactNode => {
  const { name, title, text, link } = words.slides[slide.id];
  const sitePath = useSitePath();
  return (
    <div className={styles.slide} data-shown={isShown}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} <PlansTag plans={plans} words={words} />
        </p>
        <h2>{title}</h2>
        <p className={styles.text}>{fill(text, FACTS)}</p>
        <p className="no-print">
          <Link className={buttonClass('solid')} to={sitePath(slide.path)}>
            {link}
          </Link>
        </p>
      </div>
      <SlidePicture of={slide.id} className={styles.picture} />
    </div>
  );
};

/** On every plan, or on these only. */
const PlansTag = ({ plans, words }: Pick<Props, 'plans' | 'words'>): ReactNode => {
  const language = usePageLanguage();
  if (plans.length === PLANS.length) return <Tag>{words.every}</Tag>;
  return <Tag tone="sun">{fill(words.only, { plans: formatList(language, plans.map(planName)) })}</Tag>;
};
