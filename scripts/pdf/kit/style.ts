import type { FontName } from '../fonts.ts';

/** The site's palette (src/styles/tokens.css) and type, on paper. Sizes in points, `leading` from line to line. */
export const COLOR = {
  ink: '#0B2540',
  inkSoft: '#3D5468',
  lagoon: '#086468',
  coral: '#A8341E',
  sun: '#F2B544',
  sand: '#F7F1E7',
  mist: '#D5E1E6',
  edge: '#768D9A',
} as const;

export interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
}

const { ink, inkSoft, lagoon, coral } = COLOR;

export const STYLE = {
  title: { font: 'display', size: 23, leading: 30, color: ink },
  lead: { font: 'text', size: 10.5, leading: 15.5, color: ink },
  heading: { font: 'display', size: 13.5, leading: 18, color: ink },
  headingNumber: { font: 'display', size: 13.5, leading: 18, color: lagoon },
  panelHeading: { font: 'strong', size: 9.5, leading: 13, color: ink },
  body: { font: 'text', size: 9.5, leading: 13.5, color: ink },
  address: { font: 'strong', size: 10.5, leading: 15, color: lagoon },
  note: { font: 'text', size: 9, leading: 12.5, color: inkSoft },
  noteAddress: { font: 'strong', size: 9, leading: 12.5, color: lagoon },
  label: { font: 'strong', size: 8.5, leading: 11.5, color: ink },
  hint: { font: 'text', size: 8.5, leading: 11.5, color: inkSoft },
  option: { font: 'text', size: 9, leading: 12, color: ink },
  brand: { font: 'display', size: 12, leading: 15, color: ink },
  running: { font: 'text', size: 8, leading: 10, color: inkSoft },
  bodyDense: { font: 'text', size: 8.75, leading: 11.75, color: ink },
  /** Benefit summaries: a plan's name and amount take its colour. */
  planName: { font: 'display', size: 34, leading: 40, color: ink },
  subtitle: { font: 'display', size: 15, leading: 21, color: ink },
  amount: { font: 'display', size: 26, leading: 32, color: ink },
  group: { font: 'display', size: 12.5, leading: 17, color: ink },
  told: { font: 'display', size: 13.5, leading: 18, color: ink },
  value: { font: 'strong', size: 9, leading: 12, color: ink },
  valueless: { font: 'text', size: 9, leading: 12, color: inkSoft },
  sample: { font: 'strong', size: 8, leading: 10, color: coral },
} as const satisfies Readonly<Record<string, TextStyle>>;
