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
  };
  readonly step: 'ready' | 'copied' | 'byHand';
  readonly address: string;
  readonly canSend: boolean;
  readonly copy: () => void;
  readonly send: () => void;
  readonly whatsapp?: { readonly label: string; readonly message: string };
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
  whatsapp,
  children,
}: ShareLinkProps) => (
  <div className={styles.share}>
    <span className={styles.copy} data-copied={step === 'copied'}>
      <Button look="quiet" onClick={copy}>
        <Icon of={step === 'copied' ? Check : Link} size={18} />
        <span className={styles.label} data-copied={words.copied}>
          {words.copy}
        </span>
      </Button>
      {/* In place of the button's text, so that no other button moves under the pointer. */}
      <span role="status" className={styles.said}>
        {step === 'copied' && words.copied}
      </span>
    </span>
    {canSend && (
      <Button look="quiet" onClick={send}>
        <Icon of={Share2} size={18} /> {words.send}
      </Button>
    )}
    {whatsapp && (
      <a
        className={buttonClass('quiet')}
        href={`https://wa.me/?text=${encodeURIComponent(whatsapp.message)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={MessageCircle} size={18} /> {whatsapp.label}
      </a>
    )}
    {children}
    {step === 'byHand' && (
      <label className={styles.byHand}>
        {words.byHand}
        <input readOnly value={address} ref={selectAll} />
      </label>
    )}
  </div>
);
