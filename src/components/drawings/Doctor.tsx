import type { SVGProps } from 'react';

export const SKIN = '#c98b62';

/** Fills its box, aligned to the lower edge. */
export const Doctor = (props: SVGProps<SVGSVGElement>) => (
  <svg {...props} viewBox="0 14 280 330" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <g fill="rgb(255 253 249 / 9%)">
      {[230, 190, 150, 112].map((radius) => (
        <circle key={radius} cx="140" cy="235" r={radius} />
      ))}
    </g>
    <path d="M0 268H280V360H0Z" fill="var(--lagoon-deep)" />
    <path d="M34 360v-30c4-86 48-108 106-108s102 22 106 108v30Z" fill="var(--mist)" />
    <path d="M112 224 140 268l28-44-8-24h-40Z" fill={SKIN} />
    <path d="m112 224 28 44 28-44 12 3-24 103h-32l-24-103Z" fill="var(--lagoon)" />
    <path d="M112 224 140 268l28-44-4-14h-48Z" fill={SKIN} />
    <ellipse cx="140" cy="158" rx="46" ry="56" fill={SKIN} />
    <path
      d="M90 166c-12-56 16-84 50-84s62 28 50 84c-4-24-14-38-28-44-18 12-44 16-58 10-8 8-12 20-14 34Z"
      fill="var(--ink)"
    />
    <g fill="none" stroke="var(--ink)" strokeLinecap="round">
      <path d="M124 158h.1M156 158h.1" strokeWidth="6" />
      <path d="M128 184q12 9 24 0" strokeWidth="2.5" />
      <path d="M98 228v36a24 24 0 0 0 48 0M182 228v20" stroke="var(--ink-soft)" strokeWidth="4" />
    </g>
    <circle cx="182" cy="256" r="9" fill="var(--sun)" />
  </svg>
);
