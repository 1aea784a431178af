import { type RefObject, type SyntheticEvent, useEffect } from 'react';

export interface ModalHandlers {
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
}

export interface Modal {
  /** For the dialog element. */
  readonly handlers: ModalHandlers;
  /** Closes while the visitor stays on the page. */
  readonly dismiss: () => void;
}

/**
 * Shows a dialog modally while `open`, and marks the page meanwhile, so that it does not scroll behind. The focus goes
 * back by itself. `cancel` fires at once; `close` fires later, when the dialog may be open again.
 */
export const useModal = (
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  close: () => void,
): Modal => {
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
  }, [dialog, open]);
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
  return { handlers: { onCancel, onClose }, dismiss };
};
