import type { ReactNode } from 'react';
import slideStyles from './Slide.module.css';
import styles from './SlidePicture.module.css';
import type { SlideId } from './slides.ts';

/** The palest first. */
const LIGHT = [430, 340, 262, 194, 136];

const SUN: Readonly<Record<SlideId, readonly [x: number, y: number]>> = {
  telehealth: [118, 352],
  coaching: [280, 362],
  nutritionist: [452, 340],
};

/** The farthest first. */
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
        <circle cx={x} cy={y} r="66" className={styles.sun} />
      </g>
      <g className={styles.sea}>
        {SEA.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path d={`M${x - 62} 380h124M${x - 40} 405h92M${x - 72} 418h60`} className="glints" />
      <g className={styles.lines}>{SLIDE_DRAWINGS[of]}</g>
    </svg>
  );
};

/** Drawn in a box of 560 by 560 with the horizon at 368. Closed shapes are filled; data-open ones are lines. */
const SLIDE_DRAWINGS: Readonly<Record<SlideId, ReactNode>> = {
  telehealth: (
    <>
      <path d="M-4 470H564V564H-4Z" data-fill="sand" />
      <g transform="translate(-18 0)">
        <rect x="176" y="92" width="252" height="382" rx="26" />
        <rect x="192" y="112" width="220" height="342" rx="14" data-fill="pale" />
        <path d="M208 454c0-76 34-112 94-112s94 36 94 112Z" />
        <path d="M272 346l30 44 30-44-10-26h-40Z" data-fill="skin" />
        <path d="M272 346l30 44-22 22-24-60ZM332 346l-30 44 22 22 24-60Z" />
        <path d="M302 390v64" data-open />
        <path
          d="M250 252c0-52 20-80 54-80s54 28 54 80c0 12-4 26-10 34h-88c-6-8-10-22-10-34Z"
          data-fill="ink"
        />
        <ellipse cx="303" cy="268" rx="43" ry="54" data-fill="skin" />
        <path
          d="M258 262c4-36 26-50 48-58 16 22 32 30 44 44-6-44-20-64-48-64-30 0-48 30-44 78Z"
          data-fill="ink"
        />
        <path d="M286 294c8 9 26 9 34 0M286 262v4M320 262v4" data-open />
        <path d="M262 354c-10 34-2 52 16 52s24-18 14-44" data-open />
        <path d="M344 352c8 30 6 44 2 56" data-open />
        <circle cx="345" cy="416" r="8" data-fill="sun" />
        <rect x="340" y="126" width="58" height="74" rx="10" data-fill="sand" />
        <path d="M348 200c0-20 8-28 21-28s21 8 21 28Z" data-fill="lagoon" />
        <circle cx="369" cy="156" r="12" data-fill="skin" />
      </g>
      <path d="M82 150h112a16 16 0 0 1 16 16v44a16 16 0 0 1-16 16h-20v28l-30-28H82a16 16 0 0 1-16-16v-44a16 16 0 0 1 16-16Z" />
      <path d="M90 176h94M90 200h60" data-open />
      <path
        d="M390 262h88a16 16 0 0 1 16 16v40a16 16 0 0 1-16 16h-50l-30 28v-28h-8a16 16 0 0 1-16-16v-40a16 16 0 0 1 16-16Z"
        data-fill="lagoon"
      />
      <path d="M398 286h72M398 308h44" data-open stroke="var(--shell)" />
      <path d="M424 434h46v18a22 22 0 0 1-22 22h-2a22 22 0 0 1-22-22ZM470 439h5a9 9 0 0 1 0 19h-6" />
      <path d="M440 422c-7-9 7-13 0-24M456 422c-7-9 7-13 0-24" data-open />
    </>
  ),
  coaching: (
    <>
      <path d="M-4 500C120 482 230 496 320 492S480 482 564 492V564H-4Z" data-fill="sand" />
      <path d="M112 516c-4-116 22-160 78-160s82 44 78 160Z" data-fill="lagoon" />
      <path d="M174 330h32v34c-8 10-24 10-32 0Z" data-fill="skin" />
      <path d="M146 292c0-34 18-54 44-54s44 20 44 54c0 32-18 52-44 52s-44-20-44-52Z" data-fill="ink" />
      <circle cx="190" cy="228" r="20" data-fill="ink" />
      <path d="M292 516c-4-116 22-164 80-164s84 48 80 164Z" />
      <path d="M356 326h32v34c-8 10-24 10-32 0Z" data-fill="skin" />
      <path d="M330 300c-8-2-10 22 4 24M414 300c8-2 10 22-4 24" data-fill="skin" />
      <path d="M330 292c0-36 16-56 42-56s42 20 42 56c0 30-16 48-42 48s-42-18-42-48Z" data-fill="skin" />
      <path d="M326 304c-8-46 8-78 46-78s54 32 46 78c-10 14-26 22-46 22s-36-8-46-22Z" data-fill="hair" />
      <path d="M92 424h376a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8v-12a8 8 0 0 1 8-8Z" />
      <path d="M116 464h328a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H116a8 8 0 0 1-8-8v-12a8 8 0 0 1 8-8Z" />
      <path d="M136 414h18v150h-18ZM406 414h18v150h-18Z" />
      <path d="M196 108h116a16 16 0 0 1 16 16v38a16 16 0 0 1-16 16h-78l-28 28v-28h-10a16 16 0 0 1-16-16v-38a16 16 0 0 1 16-16Z" />
      <path d="M208 132h92M208 154h52" data-open />
      <path
        d="M352 146h60a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14h-10v24l-24-24h-26a14 14 0 0 1-14-14v-30a14 14 0 0 1 14-14Z"
        data-fill="sun"
      />
      <path d="M358 175h.1M382 175h.1M406 175h.1" data-open strokeWidth="6" />
      <path d="M78 250c10-10 18-8 24 2 6-10 14-12 24-2M462 268c8-8 14-6 19 2 5-8 11-10 19-2" data-open />
    </>
  ),
  nutritionist: (
    <>
      <path d="M-4 452H564V564H-4Z" data-fill="sand" />
      <g transform="translate(-22 0)">
        <g transform="translate(272 236)">
          <path
            d="M0-78C-34-96-44-130-40-160-22-148-14-140-8-124-12-152-6-174 4-190 16-172 18-150 14-124 22-142 32-150 48-158 48-126 36-96 0-78Z"
            data-fill="lagoon"
          />
          <path d="M-8-124-2-84M14-124 4-84" data-open />
          <ellipse rx="58" ry="86" data-fill="sun" />
          <path
            d="M-2-86 57-19M-29-75 56 22M-46-53 46 53M-56-22 29 75M-57 19 2 86M-57-19 2-86M-56 22 29-75M-46 53 46-53M-29 75 56-22M-2 86 57 19"
            data-open
          />
        </g>
        <path
          d="M138 330C96 310 84 268 96 232c34 12 54 44 52 98M150 322c-18-36-8-76 22-100 20 36 12 74-12 104"
          data-fill="lagoon"
        />
        <path d="M100 240c14 30 28 58 44 92M170 230c-2 34-8 64-18 92" data-open stroke="var(--shell)" />
        <circle cx="196" cy="336" r="62" data-fill="coral" />
        <circle cx="196" cy="336" r="51" />
        <path
          d="M196 336V290M196 336 164 303M196 336 150 336M196 336 164 369M196 336 228 303M196 336 242 336M196 336 228 369"
          data-open
          stroke="var(--sun)"
          strokeWidth="4"
        />
        <path
          d="M362 236c22 0 30 26 40 52 10 28 24 50 2 78-26 30-78 24-92-10-12-32 8-50 18-76 8-22 14-44 32-44Z"
          data-fill="lagoon"
        />
        <path
          d="M362 250c14 0 22 20 30 42 9 26 20 44 3 66-20 23-60 19-71-7-9-26 7-42 15-64 7-19 10-37 23-37Z"
          data-fill="pale"
        />
        <circle cx="358" cy="336" r="24" data-fill="coral" />
        <path d="M112 366h336c0 76-50 126-118 132v14h-100v-14c-68-6-118-56-118-132Z" />
        <path
          d="M124 410c26-16 52-16 78 0s52 16 78 0 52-16 78 0 52 16 78 0M146 446c22-14 45-14 67 0s45 14 67 0 45-14 67 0 45 14 67 0"
          data-open
          stroke="var(--lagoon)"
        />
      </g>
      <g transform="translate(38 76) scale(.86) rotate(8 440 420)">
        <rect x="392" y="366" width="96" height="122" rx="10" />
        <circle cx="414" cy="394" r="8" data-fill="sun" />
        <circle cx="414" cy="426" r="8" data-fill="sun" />
        <circle cx="414" cy="458" r="8" data-fill="sun" />
        <path d="M432 394h40M432 426h40M432 458h26" data-open />
      </g>
    </>
  ),
};
