import { type MouseEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '../after-paint.ts';

/**
 * Shows a dialog modally while `open`, and marks the page so that the page does not scroll behind the dialog. Escape and a press
 * on the backdrop close the dialog; with `closesOnLinks`, following a link does so too. Back closes it too, and leaves the page as
 * it is where the browser lets a script cancel Back. The browser restores the focus.
 *
 * Showing and closing compute the styles of the whole page. Both happen after the next paint, so that the pressed button and the
 * disappearing dialog are painted at once.
 */
export const useModal = (open: boolean, close: () => void, closesOnLinks = false) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  const goBack = useEffectEvent((event: Event): void => {
    const isTraversal = event.type === 'popstate' || (event as NavigateEvent).navigationType === 'traverse';
    if (!isTraversal) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    // Marks the page first, so that its styles are computed once for both changes.
    const cancel = afterPaint(() => {
      element.style.visibility = '';
      document.documentElement.dataset.modalOpen = '';
      element.showModal();
      isShown.current = true;
    });
    const listeners = new AbortController();
    const { signal } = listeners;
    window.navigation?.addEventListener('navigate', goBack, { signal });
    addEventListener('popstate', goBack, { signal });
    return () => {
      cancel();
      listeners.abort();
      // Unmarks the page first: closing restores the focus, which lays out the page; this order needs only one layout.
      document.documentElement.removeAttribute('data-modal-open');
      isShown.current = false;
      element.close();
    };
  }, [open]);
  const dismiss = (): void => {
    if (dialog.current !== null) dialog.current.style.visibility = 'hidden';
    afterPaint(close);
  };
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    dismiss();
  };
  const onClose = (): void => {
    // The event fires late: the dialog may be open again, or about to be shown.
    if (isShown.current && dialog.current?.open === false) close();
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (target === dialog.current) dismiss();
    else if (closesOnLinks && (target as Element).closest('a') !== null) close();
  };
  return { dialogProps: { ref: dialog, onCancel, onClose, onClick }, dismiss };
};
