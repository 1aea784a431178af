import type { CardBenefit } from '#benefits/benefit-text.ts';
import { Amount } from '#components/Amount.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { SliderControls } from '#components/SliderControls.tsx';
import { Tag } from '#components/Tag.tsx';
import { annualMaximum, planName } from '#content/facts.ts';
import { careFacts } from '#content/provider.ts';
import type { HomeWords } from '#content/words/words.ts';
import { fill, formatBigMoney, formatList, formatNumber } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { useAutoplay } from '#hooks/use-autoplay.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './HeroSlider.module.css';
import slideStyles from './Slide.module.css';
import { type SlideId, SlidePicture } from './SlidePicture.tsx';

/** Duration of a slide, ms. Source: specification, section 9. */
const TURN = 3000;

/** `benefit`: id of a benefit on the plan cards; the slide shows its plans. */
const SLIDES: readonly SlideProps['slide'][] = [
  { id: 'telehealth', path: '/af-care#telehealth', benefit: 'telehealth' },
  { id: 'coaching', path: '/af-care#mental-health-coaching', benefit: 'mental-health-coaching' },
  { id: 'nutritionist', path: '/compare-plans#nutritionists', benefit: 'nutritionist' },
];

interface Props {
  readonly words: HomeWords;
  readonly cardBenefits: readonly CardBenefit[];
  /** Number of hospitals in the directory. */
  readonly hospitals: number;
}

/** The proposition is static; the slides beside it illustrate it. */
export const HeroSlider = ({ words, cardBenefits, hospitals }: Props) => {
  const { slider } = words;
  const autoplay = useAutoplay(SLIDES.length, TURN);
  return (
    <div className={styles.hero}>
      <div className={`page ${styles.inner}`}>
        <StaticSection id="proposition">
          {__PRERENDER__ && <Proposition words={words} hospitals={hospitals} />}
        </StaticSection>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of slides is not a fieldset. */}
        <div role="group" aria-label={slider.label} className={styles.slider} {...autoplay.holders}>
          <div className={styles.stage} aria-live={autoplay.moving ? 'off' : 'polite'}>
            {SLIDES.map((slide, index) => (
              <figure key={slide.id} className={slideStyles.slide} data-shown={index === autoplay.shown}>
                <StaticSection id={`slide-${slide.id}`}>
                  {__PRERENDER__ && (
                    <Slide slide={slide} plans={plansOf(cardBenefits, slide.benefit)} words={slider} />
                  )}
                </StaticSection>
              </figure>
            ))}
          </div>
          <div className={styles.controls}>
            <SliderControls
              {...autoplay}
              names={SLIDES.map(({ id }) => slider.slides[id].name)}
              words={slider}
            />
          </div>
        </div>
      </div>
    </div>
  );
};

const Proposition = ({ words, hospitals }: Pick<Props, 'words' | 'hospitals'>) => {
  const language = usePageLanguage();
  const { facts } = words;
  const figures = [
    { term: facts.plans, value: formatNumber(language, PLANS.length) },
    { term: facts.hospitals, value: formatNumber(language, hospitals) },
    { term: facts.maximum, value: formatBigMoney(language, Math.max(...PLANS.map(annualMaximum))) },
  ];
  return (
    <div className={styles.proposition}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className={`${styles.actions} no-print`}>
        <SiteLink look="solid" to="/hospitals">
          {words.findHospital}
        </SiteLink>
        <SiteLink look="outline" to="/compare-plans">
          {words.comparePlans}
        </SiteLink>
      </p>
      <dl className={styles.facts}>
        {figures.map(({ term, value }) => (
          <div key={term}>
            <dt className="hint">{term}</dt>
            <dd>
              <Amount>{value}</Amount>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

interface SlideProps {
  readonly slide: Readonly<Record<'path' | 'benefit', string>> & { readonly id: SlideId };
  readonly plans: readonly Plan[];
  readonly words: HomeWords['slider'];
}

const plansOf = (cardBenefits: readonly CardBenefit[], benefit: string): readonly Plan[] => {
  const card = cardBenefits.find(({ id }) => id === benefit);
  if (card === undefined) throw new Error(`data/plans.json: no card lists "${benefit}", which a slide shows`);
  return card.plans;
};

const Slide = ({ slide, plans, words }: SlideProps) => {
  const { name, title, text, link } = words.slides[slide.id];
  const language = usePageLanguage();
  const isEvery = plans.length === PLANS.length;
  return (
    <>
      <SlidePicture of={slide.id} />
      <figcaption className={slideStyles.caption}>
        <p className={slideStyles.name}>
          {name}{' '}
          <Tag tone={isEvery ? 'calm' : 'sun'}>
            {isEvery ? words.every : fill(words.only, { plans: formatList(language, plans.map(planName)) })}
          </Tag>
        </p>
        <h2>{title}</h2>
        <p className="small">{fill(text, careFacts(language))}</p>
        <p className="links small no-print">
          <SiteLink to={slide.path}>{link}</SiteLink>
        </p>
      </figcaption>
    </>
  );
};
