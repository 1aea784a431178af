import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { NoteMark } from './NoteMark.tsx';
import { claimId } from './notes.ts';
import type { ReasonText } from './reasons.ts';
import styles from './WhyAcquire.module.css';

export interface ReasonProps extends ReasonText {
  /** Phones: the title was pressed. */
  readonly onOpen: () => void;
}

/** A title with its text; CSS decides whether the title is a heading or the button that opens the dialog. */
export const Reason = ({ title, text, claim, onOpen }: ReasonProps): ReactNode => (
  <li className={styles.reason} id={claim && claimId(claim)}>
    <h3>
      <span className={styles.title}>{title}</span>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
        {title} <Icon of={ChevronRight} size={22} strokeWidth={1.75} />
      </button>
    </h3>
    <p className={styles.text}>
      {text}
      {claim !== undefined && <NoteMark claim={claim} anchored={false} />}
    </p>
  </li>
);
