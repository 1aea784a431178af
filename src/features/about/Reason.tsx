import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { NoteLink } from './NoteMark.tsx';
import { claimId } from './notes.ts';
import { type ReasonId, type ReasonText, reasonAnchor } from './reasons.ts';
import styles from './WhyAcquire.module.css';

export interface ReasonProps extends ReasonText {
  readonly id: ReasonId;
  /** Name of the mark that leads to a footnote. */
  readonly note: string;
  /** Phones: the title was pressed. */
  readonly onOpen: () => void;
}

/** A title with its text; CSS decides whether the title is a heading or the button that opens the dialog. */
export const Reason = ({ id, title, text, claim, note, onOpen }: ReasonProps): ReactNode => (
  <li className={styles.reason} id={claim ? claimId(claim) : reasonAnchor(id)}>
    <h3>
      <span className={styles.title}>{title}</span>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
        {title} <Icon of={ChevronRight} size={22} strokeWidth={1.75} />
      </button>
    </h3>
    <p className={styles.text}>
      {text}
      {claim !== undefined && <NoteLink claim={claim} note={note} anchored={false} />}
    </p>
  </li>
);
