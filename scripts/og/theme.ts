import { readFileSync } from 'node:fs';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS, type Plan } from '#domain/plan.ts';

const CSS = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const COLORS = new Map(
  [...CSS.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
);

/** Returns a color of tokens.css by its name, as "#rrggbb". Throws if the name is missing. */
export const token = (name: string): string => {
  const color = COLORS.get(name);
  if (color === undefined) throw new Error(`src/styles/tokens.css has no color --${name}`);
  return color;
};

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes `share` (0 to 1) of the second color into the first. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((each, index) =>
    Math.round(each + ((target[index] ?? each) - each) * share),
  );
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
};

export interface Subject {
  readonly page: PageId;
  readonly plan?: Plan | undefined;
}

const BANDS = 6;

/** Returns the colors of the bands from the background to the light; the share of light grows slowly at first. */
const glow = (ground: string, light: string, most: number): readonly string[] =>
  Array.from({ length: BANDS }, (_, index) => mix(ground, light, most * ((index + 1) / BANDS) ** 1.4));

/** Color names in tokens.css of a scene's background and light, maximum share of the light (0 to 1), and number of arcs. */
interface Scene {
  readonly ground: string;
  readonly light: string;
  readonly most: number;
  readonly arcs: number;
}

const PLAN_SCENES: Readonly<Record<Plan, Scene>> = {
  superior: { ground: 'ink', light: 'edge', most: 0.55, arcs: 3 },
  optima: { ground: 'lagoon', light: 'lagoon-pale', most: 0.3, arcs: 2 },
  vital: { ground: 'coral', light: 'sun', most: 0.45, arcs: 1 },
};
const DUSK: Scene = { ground: 'ink', light: 'lagoon', most: 1, arcs: 0 };

const dark = ({ ground, light, most, arcs }: Scene, deep: number) => ({
  sky: token(ground),
  /** Colors of the bands of light around the sun, outermost first. */
  glow: glow(token(ground), token(light), most),
  /** Colors of the arcs over the light, outermost first: as many as in the plan's mark; one per plan for the comparison. */
  rings: Array.from({ length: arcs }, () => token('sun')),
  sea: mix(token(ground), token('ink-deep'), deep),
  title: token('shell'),
  label: token('shell'),
  /** Colors of the wordmark's arcs, outermost first; the first is also the color of its horizon. */
  mark: [token('shell'), token('shell'), token('sun')] as const,
});

export type Theme = Readonly<ReturnType<typeof dark>>;

const dawn = (rings: string[]): Theme => ({
  sky: token('sand'),
  glow: glow(token('sand'), token('sun'), 0.5),
  rings,
  sea: token('ink'),
  title: token('ink'),
  label: token('shell'),
  mark: [token('ink'), token('lagoon'), token('sun')],
});

export const planOf = ({ page, plan }: Subject): Plan | undefined =>
  plan ?? PLANS.find((each) => each === page);

export const themeOf = (subject: Subject): Theme => {
  const plan = planOf(subject);
  if (plan !== undefined) return dark(PLAN_SCENES[plan], 0.55);
  if (subject.page === 'comparePlans') return dawn(PLANS.map((each) => token(PLAN_SCENES[each].ground)));
  return PAGES[subject.page].ground === 'ink' ? dark(DUSK, 1) : dawn([]);
};
