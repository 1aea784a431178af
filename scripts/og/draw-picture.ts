import { brand } from '#content/facts.ts';
import { OG_SIZE } from '#domain/og-image.ts';
import { display, strong } from './face.ts';
import { fitTitle } from './fit-title.ts';
import { planMark, wordmarkArcs } from './marks.ts';
import { drawScene, HORIZON } from './scene.ts';
import { planOf, type Subject, type Theme, themeOf } from './theme.ts';

export interface Picture extends Subject {
  readonly title: string;
  readonly label: string;
}

const LEFT = 72;
const TITLE = { width: 800, leading: 1.1, bottom: HORIZON - 66 } as const;
const BRAND = { x: 148, y: 97, size: 31 } as const;
const LABEL = { y: 577, size: 24 } as const;

const words = (outline: string, color: string): string => `<path d="${outline}" fill="${color}"/>`;

const drawBrand = ({ mark, title }: Theme): string =>
  wordmarkArcs(LEFT - 2, 62, 1.4, mark) +
  words(display.outline(brand.name, BRAND.size, BRAND.x, BRAND.y), title);

const drawTitle = (title: string, color: string): string => {
  const { size, lines } = fitTitle(title, TITLE.width);
  const top = TITLE.bottom - (lines.length - 1) * size * TITLE.leading;
  return lines
    .map((line, index) => display.outline(line, size, LEFT - size * 0.03, top + index * size * TITLE.leading))
    .map((outline) => words(outline, color))
    .join('');
};

const drawLabel = (
  { plan, label }: { plan: ReturnType<typeof planOf>; label: string },
  color: string,
): string => {
  const mark = plan === undefined ? '' : planMark(plan, LEFT - 2, LABEL.y - 23, 2.4, color);
  const x = plan === undefined ? LEFT : LEFT + 58;
  return mark + words(strong.outline(label, LABEL.size, x, LABEL.y), color);
};

/** The picture of a page as SVG: all words are outlines, so that no reader needs a font. */
export const drawPicture = (picture: Picture): string => {
  const theme = themeOf(picture);
  const { width, height } = OG_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    drawScene(theme),
    drawBrand(theme),
    drawTitle(picture.title, theme.title),
    drawLabel({ plan: planOf(picture), label: picture.label }, theme.label),
    '</svg>',
  ].join('');
};
