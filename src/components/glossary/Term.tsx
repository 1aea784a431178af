import { Fragment, type ReactNode } from 'react';
import styles from './Term.module.css';

/**
 * Button that opens its entry of the page's `<GlossaryPopovers>`, without script. In browsers without popovers
 * document-clicks.ts moves to the entry. The button does not wrap.
 */
export const Term = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <button
    type="button"
    className={styles.term}
    popoverTarget={`term-${id}`}
    aria-describedby={`meaning-${id}`}
  >
    {children}
  </button>
);

const MARK = /\[\[([\w-]+\|[^\]]+)\]\]/;

/**
 * Turns the marked terms of a sentence into buttons that open explanations: `Subject to [[ucr|UCR]] charges.` Mark one to
 * three words. Fill placeholders before calling.
 */
export const withTerms = (text: string) =>
  text.split(MARK).map((part, at) => {
    const [id = '', term] = at % 2 === 1 ? part.split('|') : [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    return <Fragment key={at}>{term ? <Term id={id}>{term}</Term> : part}</Fragment>;
  });
