import { Check, Link, MessageCircle, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './ShareLink.module.css';

export interface ShareLinkProps {
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    readonly byHand: string;
    readonly send: string;
    readonly whatsapp: string;
  };
  readonly message: string;
  readonly step: 'ready' | 'copied' | 'byHand';
  readonly address: string;
  readonly canSend: boolean;
  readonly copy: () => void;
  readonly send: () => void;
  readonly children?: ReactNode;
}

const selectAll = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

/** Shares a link. State and handlers come from `useShare`. */
export const ShareLink = ({
  words,
  step,
  address,
  canSend,
  copy,
  send,
  message,
  children,
}: ShareLinkProps) => (
  <div className={styles.share}>
    <Button look="quiet" onClick={copy}>
      <Icon of={step === 'copied' ? Check : Link} size={18} />
      {/* Reserves space for both labels, so that the layout does not shift. */}
      <span className={styles.copy} data-copied={step === 'copied'} data-done={words.copied}>
        <span>{words.copy}</span>
      </span>
    </Button>
    {canSend && (
      <Button look="quiet" onClick={send}>
        <Icon of={Share2} size={18} /> {words.send}
      </Button>
    )}
    <a
      className={`needs-script ${buttonClass('quiet')}`}
      href={`https://wa.me/?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon of={MessageCircle} size={18} /> {words.whatsapp}
    </a>
    {children}
    <span role="status" className="visually-hidden">
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
