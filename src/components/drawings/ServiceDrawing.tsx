import { SKIN } from './Doctor.tsx';

/** Flat shapes on the horizon of an arc, in a view box of 96 × 72 with the horizon at y = 68. */
export const ServiceDrawing = ({
  of,
  className,
}: {
  readonly of: ServiceId;
  readonly className?: string;
}) => (
  <svg className={className} viewBox="0 0 96 72" aria-hidden>
    <path d="M4 68a44 44 0 0 1 88 0Z" fill="var(--lagoon-pale)" />
    <path d="M20 68a28 28 0 0 1 56 0Z" fill="color-mix(in oklab, var(--lagoon-pale), var(--lagoon) 22%)" />
    {DRAWINGS[of]}
    <path d="M0 68H96V71H0Z" fill="var(--ink)" />
  </svg>
);

const DRAWINGS = {
  telehealth: (
    <>
      <rect x="29" y="8" width="38" height="60" rx="7" fill="var(--ink)" />
      <path d="M33 14H63V62H33Z" fill="var(--lagoon)" />
      <path d="M35 62c0-13 5-18 13-18s13 5 13 18Z" fill="var(--shell)" />
      <circle cx="48" cy="34" r="9" fill={SKIN} />
      <path d="M38 34c-1-9 4-14 10-14s11 5 10 14c-2-4-5-6-7-6-4 2-8 2-11 1-1 1-2 3-2 5Z" fill="var(--ink)" />
      <circle cx="48" cy="52" r="2.5" fill="var(--sun)" />
    </>
  ),
  coaching: (
    <>
      <circle cx="48" cy="22" r="11" fill="var(--sun)" />
      <path d="M16 68c0-19 5-26 15-26s15 7 15 26Z" fill="var(--ink)" />
      <circle cx="31" cy="33" r="9" fill="var(--ink)" />
      <path d="M50 68c0-19 5-26 15-26s15 7 15 26Z" fill="var(--lagoon)" />
      <circle cx="65" cy="33" r="9" fill="var(--lagoon)" />
    </>
  ),
  assistant: (
    <>
      <path
        d="M26 18H70A9 9 0 0 1 79 27V45A9 9 0 0 1 70 54H46L32 68V54H26A9 9 0 0 1 17 45V27A9 9 0 0 1 26 18Z"
        fill="var(--lagoon)"
      />
      <circle cx="36" cy="36" r="4" fill="var(--shell)" />
      <circle cx="48" cy="36" r="4" fill="var(--shell)" />
      <circle cx="60" cy="36" r="4" fill="var(--shell)" />
      <path
        d="M74 2C75 10 78 13 86 14 78 15 75 18 74 26 73 18 70 15 62 14 70 13 73 10 74 2Z"
        fill="var(--sun)"
      />
    </>
  ),
  opinion: (
    <>
      <path d="M20 16L48 12 53 64 25 68Z" fill="var(--lagoon)" />
      <path
        d="M27 26L38 24M28 35L38 33"
        fill="none"
        stroke="var(--shell)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M44 20H74A3 3 0 0 1 77 23V68H41V23A3 3 0 0 1 44 20Z" fill="var(--ink)" />
      <path d="M56 28H62V34H68V40H62V46H56V40H50V34H56Z" fill="var(--sun)" />
      <path d="M49 56H69" fill="none" stroke="var(--shell)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  careService: (
    <>
      <path d="M30 10H52A5 5 0 0 1 57 15V68H25V15A5 5 0 0 1 30 10Z" fill="var(--ink)" />
      <path
        d="M31 28l4 4 7-8M31 46l4 4 7-8"
        fill="none"
        stroke="var(--shell)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="rotate(40 66 50)">
        <path d="M55 50V42a11 11 0 0 1 22 0v8Z" fill="var(--coral)" />
        <path d="M55 50v8a11 11 0 0 0 22 0v-8Z" fill="var(--sun)" />
      </g>
    </>
  ),
  chat: (
    <>
      <path
        d="M18 12H54A8 8 0 0 1 62 20V34A8 8 0 0 1 54 42H32L20 54V42H18A8 8 0 0 1 10 34V20A8 8 0 0 1 18 12Z"
        fill="var(--ink)"
      />
      <path
        d="M20 23H50M20 31H38"
        fill="none"
        stroke="var(--shell)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M46 34H78A8 8 0 0 1 86 42V50A8 8 0 0 1 78 58H76V68L64 58H46A8 8 0 0 1 38 50V42A8 8 0 0 1 46 34Z"
        fill="var(--coral)"
      />
      <path d="M48 46H74" fill="none" stroke="var(--shell)" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  rewards: (
    <>
      <path d="M34 40H46L42 68 34 62 26 66Z" fill="var(--coral)" />
      <path d="M50 40H62L70 66 62 62 54 68Z" fill="var(--coral)" />
      <circle cx="48" cy="30" r="22" fill="var(--sun)" />
      <path
        d="M38 30l7 7 13-14"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};

export type ServiceId = keyof typeof DRAWINGS;
