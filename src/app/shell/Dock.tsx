import { Siren, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
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
 * The only element that sticks to the lower edge of the viewport: notices, and on phones and touch screens the link to the
 * visitor's list and the emergency button. In a low viewport and after scrolling down only the icons are visible.
 */
export const Dock = ({ words }: DockProps) => (
  <div className={styles.dock} data-compact={useScrollingDown()}>
    {/* Filled by src/app/offline/notice-bar.tsx, perhaps before this component hydrates: see WrittenHtml. */}
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
        <Siren size={20} /> <span className={styles.label}>{words.emergency.open}</span>
      </button>
    </aside>
  </div>
);

const MyHospitalsLink = ({ words }: DockProps) => {
  const count = useMyHospitals(({ list }) => list.length);
  const text = fill(words.myHospitals, { count: formatNumber(usePageLanguage(), count) });
  const page = useSitePath()(PAGES.hospitals.path);
  const { pathname, search } = useLocation();
  // On the finder the link keeps the query, so filters and page height do not change.
  const to = `${page}${pathname === page ? search : ''}#my-hospitals`;
  if (count === 0) return null;
  return (
    <Link
      to={to}
      className={styles.mine ?? ''}
      aria-label={text}
      onClick={() => useTray.setState({ isOpen: true, wantsFocus: true })}
    >
      <Star size={20} /> {count}
    </Link>
  );
};

/** Smaller moves are ignored, because an unsteady finger causes them. */
const MOVE_PX = 8;

/** Near its end the page always counts as scrolling down: the compact dock shortens the page, which scrolls it up. */
const END_PX = 24;

const isAtEnd = (): boolean => document.documentElement.scrollHeight - innerHeight - scrollY < END_PX;

const useScrollingDown = (): boolean => {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = 0;
    const follow = (): void => {
      if (Math.abs(scrollY - last) < MOVE_PX) return;
      setDown(scrollY > last || isAtEnd());
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return isDown;
};
