import type { ReactNode } from 'react';

/** The outline of Barbados, simplified. */
const COAST =
  'M92 58C102 54 110 64 116 78S134 110 152 132 190 170 196 192 184 236 158 244 104 252 88 236 78 196 78 164 70 104 76 80 82 62 92 58Z';
/** Widths of the strokes that leave rings of shallower and shallower water round the coast. */
const DEPTHS = [104, 72, 42, 18];

/** The island in its rings of water: decoration. */
export const IslandDrawing = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <svg className={className} viewBox="0 0 270 310" aria-hidden>
    {DEPTHS.map((width) => (
      <path
        key={width}
        d={COAST}
        fill="none"
        stroke="var(--lagoon)"
        strokeOpacity="0.13"
        strokeWidth={width}
        strokeLinejoin="round"
      />
    ))}
    <path d={COAST} fill="var(--shell)" stroke="var(--lagoon)" strokeWidth="1.75" strokeLinejoin="round" />
    <circle cx="98" cy="218" r="12" fill="var(--sun)" opacity="0.35" />
    <circle cx="98" cy="218" r="5" fill="var(--sun)" />
  </svg>
);
