import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { HomeWords } from '#content/words/words.ts';
import { type Autoplay, useAutoplay } from '#hooks/use-autoplay.ts';
import styles from './HeroSlider.module.css';
import { Slide } from './Slide.tsx';
import { SLIDES, type SlidePlans } from './slides.ts';

/** Milliseconds for which each slide is shown. Source: specification, section 9. */
const TURN = 3000;

interface Props {
  readonly words: HomeWords;
  readonly plans: SlidePlans;
}

/**
 * The first screen: who this is for, and three services that take turns in one place. The heading of the page stands
 * outside of what stops the turns, because it has the focus on arriving. Without script and on paper all three are read.
 */
export const HeroSlider = ({ words: { title, slider }, plans }: Props): ReactNode => {
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
          <Rings />
        </div>
      </div>
    </div>
  );
};

/** The motif round the pictures: it stays where it is while they change. Radius 200 is that of their window. */
const Rings = (): ReactNode => (
  <svg className={styles.rings} viewBox="-400 -400 800 800" aria-hidden>
    {[212, 229, 249].map((radius) => (
      <circle key={radius} r={radius} />
    ))}
  </svg>
);

interface ControlsProps {
  readonly slider: HomeWords['slider'];
  readonly autoplay: Autoplay;
}

const Controls = ({ slider, autoplay }: ControlsProps): ReactNode => (
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
