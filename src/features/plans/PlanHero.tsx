import { ArrowDown, FileText } from 'lucide-react';
import { Amount } from '#components/Amount.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { brand, deductibles, networkName, planName, planNetworks, policy } from '#content/facts.ts';
import type { PlanStaticWords } from '#content/words/words.ts';
import { certificatePath } from '#domain/certificate.ts';
import { fill, plural } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './PlanHero.module.css';
import { maximumPhrase, networksPhrase } from './phrases.ts';

export interface PlanProps {
  readonly words: PlanStaticWords;
  readonly plan: Plan;
}

export const PlanHero = ({ words, plan }: PlanProps) => {
  const { banner, coverage } = words;
  const language = usePageLanguage();
  const [first = '', second = ''] = planNetworks[plan].map(networkName);
  const age = { from: String(policy.minimumAge), to: String(policy.maximumAge) };
  const facts = [
    { term: banner.network, value: networksPhrase(language, plan) },
    { term: banner.deductible, value: plural(language, banner.options, deductibles.options.length) },
    { term: banner.age, value: fill(coverage.ages, age) },
  ];
  return (
    <>
      <div className={styles.sky} data-plan={plan}>
        <div className={`page ${styles.words}`}>
          <p className="semibold muted">{brand.name}</p>
          <h1 tabIndex={-1}>
            <span className={styles.mark}>
              <PlanMark plan={plan} />
            </span>
            {planName(plan)}
          </h1>
          <p className={styles.lead}>{fill(words.lead, { first, second })}</p>
          <a className={styles.arrow} href="#about-product-detail">
            <span className={styles.disc}>
              <ArrowDown size={20} />
            </span>
            {fill(words.seeDetails, { plan: planName(plan) })}
          </a>
        </div>
        <NoonScene />
      </div>
      <div className={styles.banner} data-plan={plan}>
        <div className={`page ${styles.facts}`}>
          <p className={styles.maximum}>
            <span className="label">{banner.label}</span>{' '}
            <span className={styles.amount}>
              <Amount>{maximumPhrase(language, plan)}</Amount>
            </span>{' '}
            <span>{banner.period}</span>
          </p>
          <dl className={styles.more}>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt className="label">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </>
  );
};

const RINGS = [92, 132, 178, 230, 288, 352, 422, 498];

/** Pairs of rings get paler outward. */
const opacityOf = (ring: number): number | undefined => [1, 0.75, 0.5, 0.3][Math.floor(ring / 2)];

const NoonScene = () => (
  <div className={styles.scene} aria-hidden>
    <svg className={styles.sun} viewBox="-500 -500 1000 1000" fill="none" aria-hidden>
      <g stroke="var(--sun)" strokeWidth="1.75">
        {RINGS.map((radius, index) => (
          <circle key={radius} r={radius} strokeOpacity={opacityOf(index)} />
        ))}
      </g>
      <circle r="56" fill="var(--sun)" />
    </svg>
    {/* The nearest arc continues into the banner below. */}
    <svg className={styles.sea} viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden>
      <path
        fill="var(--land)"
        d="M860 52C930 30 985 34 1030 40C1085 14 1150 8 1205 32C1260 24 1330 30 1440 44V80H860Z"
      />
      <path fill="var(--far)" d="M0 60Q720 36 1440 52V150H0Z" />
      <path fill="var(--middle)" d="M0 92Q620 58 1440 88V150H0Z" />
      <path fill="var(--plan)" d="M0 128Q820 92 1440 124V150H0Z" />
      <path
        fill="none"
        stroke="var(--shell)"
        strokeLinecap="round"
        strokeOpacity="0.55"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        d="M1060 70h70M1000 80h44M1150 84h52M1040 100h90M960 108h50M1170 112h64"
      />
    </svg>
  </div>
);

interface PlanDocumentProps {
  readonly words: PlanStaticWords['document'];
  readonly plan: Plan;
}

export const PlanDocument = ({ words, plan }: PlanDocumentProps) => {
  const { pdf, ownName } = LANGUAGE_TABLE[usePageLanguage()];
  return (
    <a className={styles.document} href={certificatePath(plan, pdf)} target="_blank" rel="noopener">
      <FileText size={20} />
      <span>
        <span className={styles.documentName}>{fill(words.name, { plan: planName(plan) })}</span>{' '}
        <span className={styles.documentFacts}>{fill(words.facts, { language: ownName })}</span>
      </span>
    </a>
  );
};
