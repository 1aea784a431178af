import { type RefObject, type SyntheticEvent, useEffect } from 'react';

export interface ModalHandlers {
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
}

/**
 * Shows a dialog modally while `open`, and marks the page meanwhile, so that it does not scroll behind. The focus goes
 * back by itself. Escape asks at once; the event that tells of a closing comes later, when the dialog may be open again.
 */
export const useModal = (
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  close: () => void,
): ModalHandlers => {
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    element.showModal();
    document.documentElement.dataset.modalOpen = '';
    return () => {
      // The page first: closing gives the focus back, for which the browser lays the page out, and once is enough.
      document.documentElement.removeAttribute('data-modal-open');
      element.close();
    };
  }, [dialog, open]);
  return {
    onCancel: (event) => {
      event.preventDefault();
      close();
    },
    onClose: () => {
      if (dialog.current?.open === false) close();
    },
  };
};
