import { Siren, Star } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import type { ShellWords } from '#content/words/words.ts';
import { fill, formatNumber } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { useTray } from '#features/my-hospitals/tray-store.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import { useMyHospitals } from '#stores/my-hospitals.ts';
import styles from './Dock.module.css';
import { EMERGENCY_ID } from './EmergencyPanel.tsx';

type DockProps = { readonly words: ShellWords };

/**
 * The only thing fixed to the lower edge of the window: notices, and on phones and touch screens the visitor's list and the
 * emergency action. A low window and scrolling down leave its icons.
 */
export const Dock = ({ words }: DockProps) => (
  <div className={styles.dock} data-compact={useScrollingDown()}>
    {/* Filled by src/app/offline/notice-bar.tsx, perhaps before this is hydrated: see WrittenHtml. */}
    <div id="notices" suppressHydrationWarning>
      {''}
    </div>
    <aside className={`page ${styles.row}`} aria-label={words.emergency.open}>
      <MyHospitalsLink words={words} />
      <button
        type="button"
        className={styles.emergency}
        aria-label={words.emergency.open}
        aria-haspopup="dialog"
        popoverTarget={EMERGENCY_ID}
      >
        <Icon of={Siren} size={20} /> <span className={styles.label}>{words.emergency.open}</span>
      </button>
    </aside>
  </div>
);

const MyHospitalsLink = ({ words }: DockProps) => {
  const count = useMyHospitals(({ list }) => list.length);
  const text = fill(words.myHospitals, { count: formatNumber(usePageLanguage(), count) });
  const page = useSitePath()(PAGES.hospitals.path);
  const { pathname, search } = useLocation();
  // The finder keeps its filters, and with them its height.
  const to = `${page}${pathname === page ? search : ''}#my-hospitals`;
  if (count === 0) return null;
  return (
    <Link
      to={to}
      className={styles.mine ?? ''}
      aria-label={text}
      onClick={() => useTray.setState({ isOpen: true, wantsFocus: true })}
    >
      <Icon of={Star} size={20} /> {count}
    </Link>
  );
};

/** Smaller moves are a finger's trembling. */
const MOVE_PX = 8;

/** Near its end a page counts as scrolled down: the lower dock shortens it, which scrolls it up again. */
const END_PX = 24;

const isAtEnd = (): boolean => document.documentElement.scrollHeight - innerHeight - scrollY < END_PX;

let isDown = false;
let lastY = 0;

const onScroll = (changed: () => void): (() => void) => {
  const follow = (): void => {
    if (Math.abs(scrollY - lastY) < MOVE_PX) return;
    isDown = scrollY > lastY || isAtEnd();
    lastY = scrollY;
    changed();
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
};

const useScrollingDown = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => isDown,
    () => false,
  );
