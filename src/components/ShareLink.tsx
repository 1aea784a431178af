import { Check, Link, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './ShareLink.module.css';

export interface ShareLinkProps {
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    /** Label of the field with the link, where the clipboard is denied. */
    readonly byHand: string;
    readonly send: string;
  };
  readonly step: 'ready' | 'copied' | 'byHand';
  readonly address: string;
  readonly canSend: boolean;
  readonly copy: () => void;
  readonly send: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

const selectAll = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

/** Buttons that copy or send the link of the page's state (useShare). */
export const ShareLink = ({
  words,
  step,
  address,
  canSend,
  copy,
  send,
  children,
}: ShareLinkProps): ReactNode => (
  <div className={styles.share}>
    <Button look="quiet" onClick={copy}>
      <Icon of={step === 'copied' ? Check : Link} size={18} /> {words.copy}
    </Button>
    {canSend && (
      <Button look="quiet" onClick={send}>
        <Icon of={Share2} size={18} /> {words.send}
      </Button>
    )}
    {children}
    <span role="status" className={styles.said}>
      {step === 'copied' && words.copied}
    </span>
    {step === 'byHand' && (
      <label className={styles.byHand}>
        {words.byHand}
        <input readOnly value={address} ref={selectAll} />
      </label>
    )}
  </div>
);
