import { type ReactNode, useState } from 'react';
import type { ShellWords } from '#content/words/words.ts';
import { ConsultantOverlay } from './overlays/Overlay.tsx';

export interface ConsultantButtonProps {
  readonly words: ShellWords;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const ConsultantButton = ({ words, className, children }: ConsultantButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <ConsultantOverlay words={words} open={open} close={() => setOpen(false)} />
    </>
  );
};
