import { Menu, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { brand, planName } from '#content/facts.ts';
import type { ShellWords } from '#content/words/shell.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './MobileMenu.module.css';
import { ServiceLinks } from './ServiceLinks.tsx';
import { useModal } from './useModal.ts';

/** The menu of small screens: slides in from the side, the page behind it stands still. */
export const MobileMenu = ({ words }: { readonly words: ShellWords }): ReactNode => {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDialogElement>(null);
  useModal(menu, open);
  useClosedOnWideScreens(() => setOpen(false));
  const closeAfter = (event: MouseEvent): void => {
    if (event.target === menu.current || (event.target as Element).closest('a') !== null) setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu size={24} aria-hidden />
      </button>
      <dialog
        ref={menu}
        className={styles.menu}
        aria-label={words.menu}
        onClose={() => setOpen(false)}
        onClick={closeAfter}
      >
        {open && (
          <div className={styles.inside}>
            <button
              type="button"
              className={styles.close}
              aria-label={words.close}
              onClick={() => setOpen(false)}
            >
              <X size={24} aria-hidden />
            </button>
            <Pages words={words} />
            <ServiceLinks words={words} />
          </div>
        )}
      </dialog>
    </>
  );
};

const Pages = ({ words }: { readonly words: ShellWords }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <nav className={styles.pages} aria-label={words.mainMenu}>
      <NavLink to={sitePath(PAGES.home.path)} end>
        {words.nav.home}
      </NavLink>
      <NavLink to={sitePath(PAGES.about.path)}>{words.nav.about}</NavLink>
      {PLANS.map((plan) => (
        <NavLink key={plan} to={sitePath(PAGES[plan].path)} className={styles.plan ?? ''}>
          <PlanMark plan={plan} /> {planName(plan)}
        </NavLink>
      ))}
      <NavLink to={sitePath(PAGES.hospitals.path)}>{words.nav.hospitals}</NavLink>
      <NavLink to={sitePath(PAGES.afCare.path)}>{brand.careProgramme}</NavLink>
      <NavLink to={sitePath(PAGES.faqs.path)}>{words.panel.faqs}</NavLink>
      <a href="#footer">{words.nav.contact}</a>
      <Link className={buttonClass('solid')} to={sitePath(PAGES.comparePlans.path)}>
        {words.panel.compare}
      </Link>
    </nav>
  );
};

/** A window that grows wide has its other menu. */
const useClosedOnWideScreens = (close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const wide = matchMedia('(width > 768px)');
    const follow = (): void => {
      if (wide.matches) latest.current();
    };
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
};
