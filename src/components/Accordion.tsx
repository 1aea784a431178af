import { type ReactNode, useRef } from 'react';
import styles from './Accordion.module.css';
import { useScrollStops } from './lazy/use-scroll-stops.ts';

export interface AccordionItem {
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
}

type AccordionProps = { readonly name: string; readonly items: readonly AccordionItem[] };

/** Collapsible items. Of all items with the same `name`, only one is open at a time. */
export const Accordion = ({ name, items }: AccordionProps) => {
  const root = useRef<HTMLDivElement>(null);
  useScrollStops(root);
  return (
    <div ref={root} className={styles.accordion}>
      {items.map(({ id, heading, body }) => (
        <details key={id} id={id} name={name}>
          <summary>
            <h3>{heading}</h3>
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  );
};
