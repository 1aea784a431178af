import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { ShellWords } from '#content/words/words.ts';
import { MobileMenuOverlay } from './overlays/Overlay.tsx';

/** Opens the menu of small screens. */
export const MobileMenu = ({ words }: { readonly words: ShellWords }): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon of={Menu} size={24} />
      </button>
      <MobileMenuOverlay words={words} open={open} close={() => setOpen(false)} />
    </>
  );
};
