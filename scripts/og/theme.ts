import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { mix, token } from './tokens.ts';

/** Colours of a picture. */
export interface Theme {
  readonly sky: string;
  /** Bands of light around the sun, from the outermost to the one at the sun. */
  readonly glow: readonly string[];
  readonly sea: string;
  readonly title: string;
  readonly label: string;
  /** Arcs of the wordmark, from the outermost in, and its horizon. */
  readonly mark: readonly [string, string, string];
}

/** What a picture is of: a plan's own colour, a page that opens dark, or the sand of all others. */
export interface Subject {
  readonly page: PageId;
  readonly plan?: Plan | undefined;
}

const BANDS = 6;

const glow = (from: string, to: string, most: number): readonly string[] =>
  Array.from({ length: BANDS }, (_, index) => mix(from, to, (most * (index + 1) ** 1.4) / BANDS ** 1.4));

const dark = (ground: string, light: string): Pick<Theme, 'title' | 'label' | 'mark' | 'sky' | 'glow'> => ({
  sky: ground,
  glow: glow(ground, light, 0.5),
  title: token('shell'),
  label: token('shell'),
  mark: [token('shell'), mix(ground, token('shell'), 0.6), token('sun')],
});

const dawn = (): Theme => ({
  sky: token('sand'),
  glow: glow(token('sand'), token('sun'), 0.5),
  sea: token('ink'),
  title: token('ink'),
  label: token('shell'),
  mark: [token('ink'), token('lagoon'), token('sun')],
});

const dusk = (): Theme => ({
  ...dark(token('ink'), token('lagoon')),
  glow: glow(token('ink'), token('lagoon'), 1),
  sea: token('ink-deep'),
});

/** In tokens.css Superior is ink, Optima lagoon, Vital coral. */
const GROUNDS: Readonly<Record<Plan, string>> = { superior: 'ink', optima: 'lagoon', vital: 'coral' };

const tinted = (plan: Plan): Theme => {
  const ground = token(GROUNDS[plan]);
  return { ...dark(ground, token('sun')), sea: mix(ground, token('ink-deep'), 0.55) };
};

export const planOf = ({ page, plan }: Subject): Plan | undefined =>
  plan ?? PLANS.find((each) => each === page);

export const themeOf = (subject: Subject): Theme => {
  const plan = planOf(subject);
  if (plan !== undefined) return tinted(plan);
  return PAGES[subject.page].ground === 'ink' ? dusk() : dawn();
};
