import { later } from '#components/Later.tsx';

/** The explanations of a page's terms: the browser opens and closes them, so their code is hardly ever needed. */
export const GlossaryPopovers = later(
  () => import('#components/GlossaryPopovers.tsx').then((piece) => piece.GlossaryPopovers),
  'glossary',
);
