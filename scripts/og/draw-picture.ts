import { brand, planName } from '#content/facts.ts';
import { OG_SIZE } from '#domain/files.ts';
import type { Plan } from '#domain/plan.ts';
import { display, strong } from './face.ts';
import { fitTitle } from './fit-title.ts';
import { planMark, wordmarkArcs } from './marks.ts';
import { drawScene, HORIZON } from './scene.ts';
import { planOf, type Subject, type Theme, themeOf } from './theme.ts';
import { mix } from './tokens.ts';

export interface Picture extends Subject {
  readonly title: string;
  readonly label: string;
}

const LEFT = 72;
const TITLE = { leading: 1.1, bottom: HORIZON - 66 } as const;
/** Beside the sun alone, or beside the arcs around it. */
export const TITLE_ROOM = { sun: { line: 880, last: 730 }, arcs: { line: 684, last: 650 } } as const;
const BRAND = { x: 148, y: 97, size: 31 } as const;
const FOOT = { y: 577, size: 24, mark: 56, gap: 40 } as const;

const words = (outline: string, color: string): string => `<path d="${outline}" fill="${color}"/>`;

const drawBrand = ({ mark, title }: Theme): string =>
  wordmarkArcs(LEFT - 2, 62, 1.4, mark) +
  words(display.outline(brand.name, BRAND.size, BRAND.x, BRAND.y), title);

const drawTitle = (text: string, { title, rings }: Theme): string => {
  const { size, lines } = fitTitle(text, TITLE_ROOM[rings.length === 0 ? 'sun' : 'arcs']);
  const top = TITLE.bottom - (lines.length - 1) * size * TITLE.leading;
  return lines
    .map((line, index) => display.outline(line, size, LEFT - size * 0.03, top + index * size * TITLE.leading))
    .map((outline) => words(outline, title))
    .join('');
};

/** Mark and name of the plan, then the label. */
const drawFoot = (plan: Plan | undefined, label: string, { label: color, sea }: Theme): string => {
  if (plan === undefined) return words(strong.outline(label, FOOT.size, LEFT, FOOT.y), color);
  const name = planName(plan);
  const start = LEFT + FOOT.mark;
  const soft = mix(sea, color, 0.72);
  const end = start + strong.width(name, FOOT.size) + FOOT.gap;
  return [
    planMark(plan, LEFT - 2, FOOT.y - 24, 2.4, color),
    words(strong.outline(name, FOOT.size, start, FOOT.y), color),
    words(strong.outline(label, FOOT.size, end, FOOT.y), soft),
  ].join('');
};

/** The picture of a page as SVG: all words are outlines, so that no reader needs a font. */
export const drawPicture = (picture: Picture): string => {
  const theme = themeOf(picture);
  const { width, height } = OG_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    drawScene(theme),
    drawBrand(theme),
    drawTitle(picture.title, theme),
    drawFoot(planOf(picture), picture.label, theme),
    '</svg>',
  ].join('');
};
