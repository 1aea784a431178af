import { Pause, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Tag } from '#components/Tag.tsx';
import { planName, provider, services } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { fill, formatList } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { type Autoplay, useAutoplay } from '#hooks/use-autoplay.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './HeroSlider.module.css';
import slideStyles from './Slide.module.css';
import { SlidePicture } from './SlidePicture.tsx';
import { SLIDES, type SlideFacts, type SlidePlans } from './slides.ts';

/** Duration of a slide, ms. Source: specification, section 9. */
const TURN = 3000;

interface Props {
  readonly words: HomeWords;
  readonly plans: SlidePlans;
}

/** The heading takes the focus on navigation, so it is outside of the group whose focus pauses the slides. */
export const HeroSlider = ({ words: { title, slider }, plans }: Props) => {
  const autoplay = useAutoplay(SLIDES.length, TURN);
  return (
    <div className={styles.hero}>
      <div className={`page ${styles.inner}`}>
        <h1 tabIndex={-1}>{title}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of slides is no fieldset. */}
        <div role="group" aria-label={slider.label} className={styles.slider} {...autoplay.holders}>
          <Controls slider={slider} autoplay={autoplay} />
          <div className={styles.stage} aria-live={autoplay.moving ? 'off' : 'polite'}>
            {SLIDES.map((slide, index) => (
              <Slide
                key={slide.id}
                slide={slide}
                plans={plans[slide.id]}
                words={slider}
                isShown={index === autoplay.shown}
              />
            ))}
          </div>
          {/* The window of the pictures has radius 200. */}
          <svg className={styles.rings} viewBox="-400 -400 800 800" aria-hidden>
            {[212, 229, 249].map((radius) => (
              <circle key={radius} r={radius} />
            ))}
          </svg>
        </div>
      </div>
    </div>
  );
};

interface ControlsProps {
  readonly slider: HomeWords['slider'];
  readonly autoplay: Autoplay;
}

const Controls = ({ slider, autoplay }: ControlsProps) => (
  <div className={`${styles.controls} no-print`}>
    {SLIDES.map(({ id }, index) => (
      <button
        key={id}
        type="button"
        className={styles.dot}
        aria-pressed={index === autoplay.shown}
        onClick={() => autoplay.show(index)}
      >
        <span className="visually-hidden">{slider.slides[id].name}</span>
      </button>
    ))}
    <button
      type="button"
      className="slider-pause"
      aria-label={autoplay.playing ? slider.pause : slider.play}
      onClick={autoplay.toggle}
    >
      <Icon of={autoplay.playing ? Pause : Play} size={18} />
    </button>
  </div>
);

interface SlideProps {
  readonly slide: SlideFacts;
  readonly plans: readonly Plan[];
  readonly words: HomeWords['slider'];
  readonly isShown: boolean;
}

const FACTS = {
  availability: provider.care.telehealthAvailability,
  languages: String(services.telehealthLanguages),
};

const Slide = ({ slide, plans, words, isShown }: SlideProps) => {
  const { name, title, text, link } = words.slides[slide.id];
  const sitePath = useSitePath();
  return (
    <div className={slideStyles.slide} data-shown={isShown}>
      <div className={slideStyles.words}>
        <p className={slideStyles.name}>
          {name} <PlansTag plans={plans} words={words} />
        </p>
        <h2>{title}</h2>
        <p className={slideStyles.text}>{fill(text, FACTS)}</p>
        <p className="no-print">
          <Link className={buttonClass('solid')} to={sitePath(slide.path)}>
            {link}
          </Link>
        </p>
      </div>
      <SlidePicture of={slide.id} />
    </div>
  );
};

const PlansTag = ({ plans, words }: Pick<SlideProps, 'plans' | 'words'>) => {
  const language = usePageLanguage();
  if (plans.length === PLANS.length) return <Tag>{words.every}</Tag>;
  return <Tag tone="sun">{fill(words.only, { plans: formatList(language, plans.map(planName)) })}</Tag>;
};
