import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long the message that a link was copied stays. */
const MESSAGE_MS = 6000;

/** `byHand`: the clipboard is denied, so the link is shown for the visitor to copy. */
export type ShareStep = 'ready' | 'copied' | 'byHand';

export interface Share {
  readonly step: ShareStep;
  /** The whole URL, after a copy. */
  readonly address: string;
  /** The device has a dialog to share links. */
  readonly canSend: boolean;
  readonly copy: () => void;
  readonly send: () => void;
}

const never = (): (() => void) => () => undefined;

const useCanSend = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );

/** Copying and sending the link of what a page shows. `path`: from the site's root, with query and fragment. */
export const useShare = (title: string, path: string): Share => {
  const [done, setDone] = useState({ path: '', step: 'ready' as ShareStep });
  const canSend = useCanSend();
  // The message belongs to one link.
  const step = done.path === path ? done.step : 'ready';
  const address = step === 'ready' ? '' : new URL(path, location.origin).href;
  const now = (next: ShareStep): void => setDone({ path, step: next });
  useEffect(() => {
    if (step !== 'copied') return undefined;
    const timer = setTimeout(() => setDone({ path: '', step: 'ready' }), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  const url = (): string => new URL(path, location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url());
      now('copied');
    } catch {
      now('byHand');
    }
  };
  // It rejects when the visitor closes the device's dialog.
  const send = (): void => void navigator.share({ title, url: url() }).catch(() => undefined);
  return { step, address, canSend, copy: () => void copy(), send };
};
