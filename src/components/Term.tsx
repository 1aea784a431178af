import { Fragment, type ReactNode } from 'react';
import styles from './Term.module.css';

/**
 * Opens the entry of the page's `<GlossaryPopovers>` in place, without script; in browsers without popovers document-clicks.ts
 * leads to it. Does not break over lines.
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
 * Makes the marked terms of a sentence open their explanations: `Subject to [[ucr|UCR]] charges.` Mark one to
 * three words. Fill placeholders first.
 */
export const withTerms = (text: string) =>
  text.split(MARK).map((part, at) => {
    const [id = '', term] = at % 2 === 1 ? part.split('|') : [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
    return <Fragment key={at}>{term ? <Term id={id}>{term}</Term> : part}</Fragment>;
  });
