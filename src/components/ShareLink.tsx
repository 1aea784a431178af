import { Check, Link, MessageCircle, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useBrowserValue } from '#hooks/use-hydrated.ts';
import { Button, buttonClass } from './Button.tsx';
import styles from './ShareLink.module.css';

export interface ShareLinkProps {
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    readonly byHand: string;
    readonly send: string;
    readonly whatsapp: string;
  };
  readonly title: string;
  /** Path from the site's root, with query and fragment. */
  readonly path: string;
  /** Formats the message with the absolute URL of `path`. */
  readonly write?: (address: string) => string;
  readonly children?: ReactNode;
}

/** Time for which "copied" is shown. */
const COPIED_MS = 6000;

/** `byHand`: access to the clipboard is denied, so the link is shown for copying by hand. */
type Step = 'ready' | 'copied' | 'byHand';

const selectAll = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

/** Buttons that copy and send a link. */
export const ShareLink = ({
  words,
  title,
  path,
  write = (address) => `${title}: ${address}`,
  children,
}: ShareLinkProps) => {
  const origin = useBrowserValue(() => location.origin, '');
  const canSend = useBrowserValue(() => 'share' in navigator, false);
  const [done, setDone] = useState({ path: '', step: 'ready' as Step });
  // The step of an earlier link does not apply to a changed link.
  const step = done.path === path ? done.step : 'ready';
  const address = origin + path;
  const message = origin === '' ? '' : write(address);
  useEffect(() => {
    if (step !== 'copied') return undefined;
    const timer = setTimeout(() => setDone({ path: '', step: 'ready' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [step]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setDone({ path, step: 'copied' });
    } catch {
      setDone({ path, step: 'byHand' });
    }
  };
  // Ignores the rejection when the visitor closes the share dialog.
  const send = (): void => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <div className={styles.share}>
      <Button look="quiet" onClick={() => void copy()}>
        {step === 'copied' ? <Check size={18} /> : <Link size={18} />}
        {/* Reserves space for both labels, so that the layout does not shift. */}
        <span className={styles.copy} data-copied={step === 'copied'} data-done={words.copied}>
          <span>{words.copy}</span>
        </span>
      </Button>
      {canSend && (
        <Button look="quiet" onClick={send}>
          <Share2 size={18} /> {words.send}
        </Button>
      )}
      <a
        className={`needs-script ${buttonClass('quiet')}`}
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle size={18} /> {words.whatsapp}
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
};
