import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { useModal } from '#components/dialog/use-modal.ts';
import { PlanMark } from '#components/PlanMark.tsx';
import { brand, planName } from '#content/facts.ts';
import type { OverlayWords, ShellWords } from '#content/words/words.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { useMedia } from '#hooks/use-media.ts';
import { useSitePath } from '#stores/language.ts';
import { ServiceLinks } from '../ServiceLinks.tsx';
import styles from './MobileMenuPanel.module.css';
import { type OverlayPartProps, overlay } from './Overlay.tsx';

const MobileMenuPanel = ({ words, own, open, close }: OverlayPartProps) => {
  const { dialogProps, dismiss } = useModal(open, close, true);
  const isWide = useMedia('(width > 48em)');
  useEffect(() => {
    if (isWide) close();
  }, [isWide, close]);
  return (
    <dialog className={styles.menu} aria-label={words.menu} {...dialogProps}>
      {open && (
        <div className={styles.inside}>
          <button type="button" className={styles.close} aria-label={words.close} onClick={dismiss}>
            <X size={24} />
          </button>
          <Pages words={words} panel={own.panel} />
          <ServiceLinks words={words} />
        </div>
      )}
    </dialog>
  );
};

export const MobileMenuOverlay = overlay(MobileMenuPanel);

type PagesProps = { readonly words: ShellWords; readonly panel: OverlayWords['panel'] };

const Pages = ({ words, panel }: PagesProps) => {
  const sitePath = useSitePath();
  return (
    <nav className={styles.pages} aria-label={words.mainMenu}>
      <NavLink to={sitePath(PAGES.home.path)} end>
        {words.nav.home}
      </NavLink>
      <NavLink to={sitePath(PAGES.about.path)}>{words.nav.about}</NavLink>
      {PLANS.map((plan) => (
        <NavLink key={plan} to={sitePath(PAGES[plan].path)}>
          <PlanMark plan={plan} /> {planName(plan)}
        </NavLink>
      ))}
      <NavLink to={sitePath(PAGES.hospitals.path)}>{words.nav.hospitals}</NavLink>
      <NavLink to={sitePath(PAGES.afCare.path)}>{brand.careProgram}</NavLink>
      <NavLink to={sitePath(PAGES.faqs.path)}>{panel.faqs}</NavLink>
      <NavLink to={sitePath(PAGES.forms.path)}>{panel.forms}</NavLink>
      <a href="#footer">{words.nav.contact}</a>
      <Link className={buttonClass('solid')} to={sitePath(PAGES.comparePlans.path)}>
        {panel.compare}
      </Link>
    </nav>
  );
};
