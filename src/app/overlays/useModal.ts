import { type RefObject, useEffect } from 'react';

/** Shows a dialog modally and marks the page meanwhile, so that it does not scroll behind. The focus goes back by itself. */
export const useModal = (dialog: RefObject<HTMLDialogElement | null>, open: boolean): void => {
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    element.showModal();
    document.documentElement.dataset.modalOpen = '';
    return () => {
      element.close();
      document.documentElement.removeAttribute('data-modal-open');
    };
  }, [dialog, open]);
};
