import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly heading: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const Dialog = ({ open, heading, close, onClose, children }: DialogProps) => {
  const { dialogProps, dismiss } = useModal(open, onClose);
  return (
    <dialog className={styles.dialog} {...dialogProps} aria-label={heading}>
      <div className={styles.body}>
        <div className={styles.header}>
          <h2>{heading}</h2>
          <button type="button" className={`no-print ${styles.close}`} aria-label={close} onClick={dismiss}>
            <X size={22} />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  );
};
