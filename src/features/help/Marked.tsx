import { Fragment, type ReactNode } from 'react';
import type { MarkedText } from '#workers/contract.ts';

/** A text whose matching stretches are marked. */
export const Marked = ({ of: { text, marks } }: { readonly of: MarkedText }): ReactNode => {
  const begins = [0, ...marks.map(([, to]) => to)];
  return begins.map((begin, index) => {
    const [from, to] = marks[index] ?? [text.length, text.length];
    return (
      <Fragment key={begin}>
        {text.slice(begin, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
};
