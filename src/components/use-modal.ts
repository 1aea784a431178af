import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Shows a dialog modally while `open`, and marks the page meanwhile, so that it does not scroll behind. Escape and a press on
 * the backdrop dismiss it: it closes and the visitor stays. With `closesOnLinks` following a link closes it too. The browser
 * restores the focus. `cancel` fires at once; `close` fires later, when the dialog may be open again.
 */
export const useModal = (open: boolean, close: () => void, closesOnLinks = false) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    element.style.visibility = '';
    element.showModal();
    document.documentElement.dataset.modalOpen = '';
    return () => {
      // The page first: closing restores the focus, which lays out the page; in this order only once.
      document.documentElement.removeAttribute('data-modal-open');
      element.close();
    };
  }, [open]);
  // Hidden at once and closed after the next paint: closing recomputes the styles of the whole page.
  const dismiss = (): void => {
    if (dialog.current !== null) dialog.current.style.visibility = 'hidden';
    requestAnimationFrame(() => setTimeout(close));
  };
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    dismiss();
  };
  const onClose = (): void => {
    if (dialog.current?.open === false) close();
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (target === dialog.current) dismiss();
    else if (closesOnLinks && (target as Element).closest('a') !== null) close();
  };
  return { dialogProps: { ref: dialog, onCancel, onClose, onClick }, dismiss };
};
