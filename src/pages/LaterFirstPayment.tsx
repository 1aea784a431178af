import { later } from '#components/Later.tsx';

/** The worked example, in its section; without a plan the reader chooses one. */
export const FirstPayment = later(
  () => import('#features/plans/FirstPayment.tsx').then((piece) => piece.FirstPayment),
  'first-payment',
);
