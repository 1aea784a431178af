import { Fragment, type ReactNode } from 'react';
import { Term } from './Term.tsx';

const MARK = /\[\[([\w-]+\|[^\]]+)\]\]/;

/**
 * A sentence whose words mark terms of the glossary: `Subject to [[ucr|UCR]] charges.` → the same sentence in which "UCR"
 * opens its explanation. Mark one to three words: a term does not break over lines. Fill placeholders first.
 */
export const withTerms = (text: string): ReactNode =>
  text.split(MARK).map((piece, at) => {
    const [id = '', term] = at % 2 === 1 ? piece.split('|') : [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    return <Fragment key={at}>{term ? <Term id={id}>{term}</Term> : piece}</Fragment>;
  });
