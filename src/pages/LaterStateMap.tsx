import { later } from '#components/Later.tsx';

/** The map of the states, in its own element. */
export const StateMap = later(
  () => import('./StateMapPart.tsx').then((piece) => piece.StateMapPart),
  'state-map',
);
