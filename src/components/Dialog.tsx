import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly heading: string;
  /** Name of the close button. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog, closed by its button, by Escape or by a press on the backdrop. */
export const Dialog = ({ open, heading, close, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const { handlers, dismiss } = useModal(dialog, open, onClose);
  const closeOnBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) dismiss();
  };
  return (
    // The backdrop is no control: keyboards have Escape and the close button.
    <dialog
      ref={dialog}
      className={styles.dialog}
      {...handlers}
      onClick={closeOnBackdrop}
      aria-label={heading}
    >
      <div className={styles.body}>
        <div className={styles.header}>
          <h2>{heading}</h2>
          <button type="button" className={styles.close} aria-label={close} onClick={dismiss}>
            <Icon of={X} size={22} />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  );
};
