import type { ReactNode } from 'react';
import { Doctor, SKIN } from '#components/drawings/Doctor.tsx';
import slideStyles from './Slide.module.css';
import styles from './SlidePicture.module.css';

export type SlideId = 'telehealth' | 'coaching' | 'nutritionist';

/** Radii of the circles of light around the sun, palest first. */
const LIGHT = [430, 340, 262, 194, 136];

const SUN: Readonly<Record<SlideId, readonly [x: number, y: number]>> = {
  telehealth: [150, 352],
  coaching: [280, 362],
  nutritionist: [452, 340],
};

/** Paths of the sea, farthest first. */
const SEA = [
  'M0 368H560V510H0Z',
  'M0 392C120 386 220 400 330 395S480 388 560 393V510H0Z',
  'M0 424C110 416 230 432 340 427S490 418 560 424V510H0Z',
];

export const SlidePicture = ({ of }: { readonly of: SlideId }) => {
  const [x, y] = SUN[of];
  return (
    <svg
      className={`${styles.picture} ${slideStyles.picture}`}
      data-slide={of}
      viewBox="0 0 560 560"
      aria-hidden
    >
      <g className={styles.light}>
        {LIGHT.map((radius) => (
          <circle key={radius} cx={x} cy={y} r={radius} />
        ))}
        <circle cx={x} cy={y} r="66" fill="var(--sun)" fillOpacity="1" />
      </g>
      {SEA.map((path, index) => (
        <path
          key={path}
          d={path}
          fill={`color-mix(in oklab, var(--lagoon-pale), var(--lagoon) ${38 + 20 * index}%)`}
        />
      ))}
      <path d={`M${x - 62} 380h124M${x - 40} 405h92M${x - 72} 418h60`} className="glints" />
      <g className={styles.drawing}>{SLIDE_DRAWINGS[of]}</g>
    </svg>
  );
};

const SAND = 'color-mix(in oklab, var(--sun-pale), var(--coral-pale) 45%)';
const WOOD = 'color-mix(in oklab, var(--sun-pale), var(--coral) 42%)';
const BROWN = 'color-mix(in oklab, var(--ink), var(--coral) 55%)';
const CORAL = 'color-mix(in oklab, var(--coral), var(--sun) 30%)';

/** Drawings in a box of 560 by 560 with the horizon at 368. Shapes are flat; shapes with `data-open` are lines. */
const SLIDE_DRAWINGS: Readonly<Record<SlideId, ReactNode>> = {
  telehealth: (
    <>
      <path d="M-4 470H564V564H-4Z" fill={SAND} />
      <Doctor x="240" y="88" width="216" height="380" />
      <rect x="231" y="79" width="234" height="398" rx="30" data-open stroke="var(--ink)" strokeWidth="22" />
      <rect x="378" y="108" width="58" height="76" rx="12" fill="var(--sun)" />
      <path d="M384 184c0-24 8-34 23-34s23 10 23 34Z" fill="var(--lagoon)" />
      <circle cx="407" cy="137" r="13" fill={BROWN} />
      <path d="M98 118h112a20 20 0 0 1 20 20v34a20 20 0 0 1-20 20h-14v28l-30-28H98a20 20 0 0 1-20-20v-34a20 20 0 0 1 20-20Z" />
      <path d="M104 143h98M104 167h60" data-open />
      <path
        d="M152 214h98a20 20 0 0 1 20 20v32a20 20 0 0 1-20 20h-54l-30 28v-28h-14a20 20 0 0 1-20-20v-32a20 20 0 0 1 20-20Z"
        fill="var(--lagoon)"
      />
      <path d="M158 238h86M158 262h50" data-open stroke="var(--shell)" />
    </>
  ),
  coaching: (
    <>
      <path d="M-4 500C120 482 230 496 320 492S480 482 564 492V564H-4Z" fill={SAND} />
      <g transform="translate(72 0)">
        <path d="M112 516c-4-116 22-160 78-160s82 44 78 160Z" fill="var(--lagoon)" />
        <path d="M174 330h32v34c-8 10-24 10-32 0Z" fill={SKIN} />
        <path d="M146 292c0-34 18-54 44-54s44 20 44 54c0 32-18 52-44 52s-44-20-44-52Z" fill="var(--ink)" />
        <circle cx="190" cy="228" r="20" fill="var(--ink)" />
        <path d="M292 516c-4-116 22-164 80-164s84 48 80 164Z" fill={CORAL} />
        <path d="M356 326h32v34c-8 10-24 10-32 0Z" fill={SKIN} />
        <path d="M330 300c-8-2-10 22 4 24M414 300c8-2 10 22-4 24" fill={SKIN} />
        <path d="M330 292c0-36 16-56 42-56s42 20 42 56c0 30-16 48-42 48s-42-18-42-48Z" fill={SKIN} />
        <path d="M326 304c-8-46 8-78 46-78s54 32 46 78c-10 14-26 22-46 22s-36-8-46-22Z" fill={BROWN} />
        <path
          d="M92 424h376a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8v-12a8 8 0 0 1 8-8Z"
          fill={WOOD}
        />
        <path
          d="M116 464h328a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H116a8 8 0 0 1-8-8v-12a8 8 0 0 1 8-8Z"
          fill={WOOD}
        />
        <path d="M136 414h18v150h-18ZM406 414h18v150h-18Z" fill={WOOD} />
        <path d="M196 108h116a16 16 0 0 1 16 16v38a16 16 0 0 1-16 16h-78l-28 28v-28h-10a16 16 0 0 1-16-16v-38a16 16 0 0 1 16-16Z" />
        <path d="M208 132h92M208 154h52" data-open />
        <path
          d="M352 146h60a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14h-10v24l-24-24h-26a14 14 0 0 1-14-14v-30a14 14 0 0 1 14-14Z"
          fill="var(--sun)"
        />
        <path d="M358 175h.1M382 175h.1M406 175h.1" data-open strokeWidth="6" />
        <path d="M78 250c10-10 18-8 24 2 6-10 14-12 24-2M462 268c8-8 14-6 19 2 5-8 11-10 19-2" data-open />
      </g>
    </>
  ),
  nutritionist: (
    <>
      <path d="M-4 452H564V564H-4Z" fill={SAND} />
      <g transform="translate(58 0)">
        <g transform="translate(272 236)">
          <path
            d="M0-78C-34-96-44-130-40-160-22-148-14-140-8-124-12-152-6-174 4-190 16-172 18-150 14-124 22-142 32-150 48-158 48-126 36-96 0-78Z"
            fill="var(--lagoon)"
          />
          <ellipse rx="58" ry="86" fill="var(--sun)" />
          <path
            d="M-2-86 57-19M-29-75 56 22M-46-53 46 53M-56-22 29 75M-57 19 2 86M-57-19 2-86M-56 22 29-75M-46 53 46-53M-29 75 56-22M-2 86 57 19"
            data-open
            stroke="color-mix(in oklab, var(--sun), var(--coral) 34%)"
            strokeWidth="4"
          />
        </g>
        <path
          d="M138 330C96 310 84 268 96 232c34 12 54 44 52 98M150 322c-18-36-8-76 22-100 20 36 12 74-12 104"
          fill="var(--lagoon)"
        />
        <path d="M100 240c14 30 28 58 44 92M170 230c-2 34-8 64-18 92" data-open stroke="var(--shell)" />
        <circle cx="196" cy="336" r="62" fill={CORAL} />
        <circle cx="196" cy="336" r="51" />
        <path
          d="M196 336V290M196 336 164 303M196 336 150 336M196 336 164 369M196 336 228 303M196 336 242 336M196 336 228 369"
          data-open
          stroke="var(--sun)"
          strokeWidth="4"
        />
        <path
          d="M362 236c22 0 30 26 40 52 10 28 24 50 2 78-26 30-78 24-92-10-12-32 8-50 18-76 8-22 14-44 32-44Z"
          fill="var(--lagoon)"
        />
        <path
          d="M362 250c14 0 22 20 30 42 9 26 20 44 3 66-20 23-60 19-71-7-9-26 7-42 15-64 7-19 10-37 23-37Z"
          fill="var(--lagoon-pale)"
        />
        <circle cx="358" cy="336" r="24" fill={CORAL} />
        <path d="M112 366h336c0 76-50 126-118 132v14h-100v-14c-68-6-118-56-118-132Z" />
        <path
          d="M124 410c26-16 52-16 78 0s52 16 78 0 52-16 78 0 52 16 78 0M146 446c22-14 45-14 67 0s45 14 67 0 45-14 67 0 45 14 67 0"
          data-open
          stroke="var(--sun)"
        />
      </g>
      <g transform="translate(-250 -176) rotate(-8 440 420)">
        <rect x="392" y="366" width="96" height="122" rx="10" />
        <circle cx="414" cy="394" r="8" fill="var(--sun)" />
        <circle cx="414" cy="426" r="8" fill="var(--sun)" />
        <circle cx="414" cy="458" r="8" fill="var(--sun)" />
        <path d="M432 394h40M432 426h40M432 458h26" data-open />
      </g>
    </>
  ),
};
