import { useEffect, useState } from 'react';
import { useBrowserValue } from './use-hydrated.ts';

/** Time for which "copied" is shown. */
const COPIED_MS = 6000;

/** `byHand`: access to the clipboard is denied, so the link is shown for copying by hand. */
export type ShareStep = 'ready' | 'copied' | 'byHand';

/**
 * Copies and sends a link. `path`: path from the site's root, with query and fragment. `write`: formats the message with the
 * address. The returned `address` is the absolute URL after a click on copy, otherwise empty.
 */
export const useShare = (
  title: string,
  path: string,
  write = (address: string): string => `${title}: ${address}`,
) => {
  const origin = useBrowserValue(() => location.origin, '');
  const message = origin === '' ? '' : write(origin + path);
  const [done, setDone] = useState({ path: '', step: 'ready' as ShareStep });
  const canSend = useBrowserValue(() => 'share' in navigator, false);
  // The step of an earlier link does not apply to a changed link.
  const step = done.path === path ? done.step : 'ready';
  const url = (): string => new URL(path, location.origin).href;
  const now = (next: ShareStep): void => setDone({ path, step: next });
  useEffect(() => {
    if (step !== 'copied') return undefined;
    const timer = setTimeout(() => setDone({ path: '', step: 'ready' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [step]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url());
      now('copied');
    } catch {
      now('byHand');
    }
  };
  // Ignores the rejection when the visitor closes the share dialog.
  const send = (): void => void navigator.share({ title, url: url() }).catch(() => undefined);
  return { step, message, address: step === 'ready' ? '' : url(), canSend, copy: () => void copy(), send };
};
