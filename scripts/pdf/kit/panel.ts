import { artifact, type Block, beside, gap, stack, tagged, text } from './block.ts';
import { BODY_WIDTH, COLOR, columns, FULL_WIDTH, LEFT, STYLE } from './style.ts';

/** Panel of two columns: what to attach or to note, and where to send the document. */
export interface Panel {
  /** Whether to use smaller type and a wider first column. */
  readonly dense?: true;
  readonly attach: { readonly title: string; readonly items: readonly string[] };
  /** The address follows the first text. */
  readonly send: { readonly title: string; readonly texts: readonly string[]; readonly address: string };
}

const PADDING = 16;
const BULLET = 12;
const ITEM_GAP = gap(4);

export const panelBlock = ({ dense, attach, send }: Panel): Block => {
  const body = dense ? STYLE.bodyDense : STYLE.body;
  const [first = FULL_WIDTH, second = FULL_WIDTH] = columns(dense ? [7, 5] : [6.8, 5.2]);
  const left = { x: first.x + PADDING, width: first.width - PADDING };
  const right = { x: second.x, width: second.width - PADDING };
  const afterBullet = { x: left.x + BULLET, width: left.width - BULLET };
  const bullet = artifact((doc, y) => doc.circle(left.x + 3, y + 6, 1.75).fill(COLOR.lagoon));
  const items = attach.items.flatMap((item) => [
    ITEM_GAP,
    beside(bullet, tagged('LI', text('LBody', item, body, afterBullet))),
  ]);
  const [how = '', ...others] = send.texts;
  const content = beside(
    stack(text('H2', attach.title, STYLE.panelHeading, left), tagged('L', stack(...items))),
    stack(
      text('H2', send.title, STYLE.panelHeading, right),
      ITEM_GAP,
      text('P', how, body, right),
      ITEM_GAP,
      text('P', send.address, STYLE.address, right),
      ...others.flatMap((other) => [ITEM_GAP, text('P', other, body, right)]),
    ),
  );
  const height = content.height + 2 * PADDING;
  const ground = artifact((doc, y) => doc.roundedRect(LEFT, y, BODY_WIDTH, height, 8).fill(COLOR.sand));
  return beside(ground, stack(gap(PADDING), content, gap(PADDING)));
};
