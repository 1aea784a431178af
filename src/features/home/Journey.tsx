import { Section } from '#components/Section.tsx';
import { ActionLink } from '#components/SiteLink.tsx';
import { brand } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import styles from './Journey.module.css';

export const Journey = ({ words: { journey } }: { readonly words: HomeWords }) => {
  const facts = { program: brand.careProgram };
  return (
    <Section ground="sand" id="journey">
      <div className={styles.journey}>
        <div className={styles.words}>
          <p className="label accent">{fill(journey.label, facts)}</p>
          <h2>{journey.heading}</h2>
          <p className={styles.sentence}>{fill(journey.lead, facts)}</p>
          <ActionLink to="/af-care" look="solid">
            {journey.more}
          </ActionLink>
        </div>
        <div className={styles.window}>
          <JourneyScene />
        </div>
      </div>
    </Section>
  );
};

const LIGHT = [400, 300, 212, 136];
const STARS = [
  [60, 70],
  [470, 60],
  [548, 124],
  [638, 44],
  [690, 168],
  [420, 150],
  [24, 196],
];

const MOUNTAINS =
  'M-40 372C40 330 92 300 150 306C206 262 262 250 318 286C372 270 420 284 470 312C540 286 620 290 760 340V460H-40Z';
const FAR_SHORE = 'M330 392C384 352 452 338 520 344C590 330 660 338 760 356V460H330Z';
const WALLS =
  'M516 350V288H570V258H630V288H684V350ZM402 376L409 296H425L432 376ZM404 296H430M410 296V280H424V296ZM407 280L417 268L427 280Z';
const WINDOWS =
  'M530 306h8M548 306h8M530 326h8M548 326h8M644 306h8M662 306h8M644 326h8M662 326h8M600 346v-12M417 286v4';
const CROSS = 'M600 272v24M588 284h24';
const BEAM = 'M417 288L-40 380V560Z';
const FAR_SEA = 'M-40 398H760V720H-40Z';
const MIDDLE_SEA = 'M-40 440C80 432 180 450 320 444S600 432 760 442V720H-40Z';
const NEAR_SEA = 'M-40 512C100 498 230 526 380 514S620 500 760 512V780H-40Z';
const GLINTS = 'M206 412h112M236 428h62M190 446h34M262 450h70M440 410h60M470 426h36M560 452h44';
const COURSE = 'M182 580C232 566 226 508 292 494S412 470 417 408';
const BOAT = 'M246 486H322L306 506H262ZM283 394H286V486H283ZM291 402L328 470H291ZM278 422V470H252Z';
const SHORE = 'M-40 540C40 528 96 546 148 574C196 598 250 622 300 640H760V820H-40Z';
const HOUSES = 'M18 562V500L56 474L94 500V562ZM112 572V530L140 510L168 530V584Z';
const DOORS = 'M48 562V530H64V562ZM134 577V552H146V579Z';
const LEAVES =
  'M700 700C640 640 600 570 590 500C640 560 676 620 700 700ZM700 700C672 630 668 540 690 470C708 550 712 620 700 700ZM700 700C620 668 566 622 536 574C604 600 660 646 700 700ZM700 700C716 640 740 590 780 550V700Z';

const LIGHTS = { fill: 'none', stroke: 'var(--sun)', strokeWidth: 4, strokeLinecap: 'round' } as const;

/** Scene whose layers move apart while the page scrolls. */
const JourneyScene = () => (
  <svg className={styles.scene} viewBox="0 0 720 600" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <rect fill="var(--ink)" x="-40" y="-80" width="800" height="760" />
    <g className={styles.far}>
      {LIGHT.map((radius) => (
        <circle key={radius} cx="262" cy="222" r={radius} fill="var(--lagoon)" fillOpacity="0.3" />
      ))}
      <circle cx="262" cy="222" r="64" fill="var(--sun-pale)" />
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2" fill="var(--sun-pale)" />
      ))}
      <path d={MOUNTAINS} fill="color-mix(in oklab, var(--lagoon), var(--ink) 55%)" />
    </g>
    <g className={styles.middle}>
      <path d={FAR_SHORE} fill="var(--ink-deep)" />
      <path d={WALLS} fill="var(--sand)" />
      <path d={WINDOWS} {...LIGHTS} />
      <path d={CROSS} {...LIGHTS} stroke="var(--coral)" strokeWidth="7" />
      <path d={FAR_SEA} fill="var(--lagoon)" />
      <path d={MIDDLE_SEA} fill="var(--ink)" fillOpacity="0.4" />
      <path d={GLINTS} {...LIGHTS} />
      <path d={BEAM} fill="var(--sun-pale)" fillOpacity="0.2" />
    </g>
    <g className={styles.near}>
      <path d={NEAR_SEA} fill="var(--ink)" fillOpacity="0.4" />
      <path d={COURSE} {...LIGHTS} strokeDasharray="0.1 12" />
      <path d={BOAT} fill="var(--shell)" />
    </g>
    <g className={styles.nearest}>
      <path d={SHORE} fill="var(--ink-deep)" />
      <path d={HOUSES} fill="var(--sand)" />
      <path d={DOORS} fill="var(--sun)" />
      <path d={LEAVES} fill="var(--lagoon-deep)" />
    </g>
  </svg>
);
