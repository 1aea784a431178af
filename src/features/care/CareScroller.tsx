import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { useMedia } from '#hooks/use-media.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useOverLight } from '#stores/over-light.ts';
import styles from './CareScroller.module.css';
import { CARE_SERVICES, PROGRAM, useCareWords } from './care-services.ts';

/** Shows one section per screen with scroll snap; without enough space (small viewport, high zoom, print), a column. */
export const CareScroller = ({ children }: { readonly children: ReactNode }) => {
  const words = useCareWords();
  const container = useRef<HTMLElement>(null);
  const inView = useSectionInView(container);
  const snapping = useMedia(SNAPS);
  const hasBar = useMedia(HAS_BAR);
  const { ground = 'ink' } = CARE_SERVICES.find(({ anchor }) => anchor === inView) ?? {};
  const isOverLight = snapping && ground !== 'ink';
  useEffect(() => {
    useOverLight.setState({ isOverLight });
    return () => useOverLight.setState({ isOverLight: false });
  }, [isOverLight]);
  useEffect(() => {
    const element = container.current;
    if (!snapping || element === null) return undefined;
    const listening = new AbortController();
    chainScrollKeys(element, listening.signal);
    repeatDroppedScrolls(element, listening.signal);
    return () => listening.abort();
  }, [snapping]);
  return (
    <section
      ref={container}
      className={styles.scroller}
      data-scroller
      aria-label={fill(words.region, PROGRAM)}
      tabIndex={snapping ? 0 : undefined}
    >
      {children}
      {hasBar && <QuickBar inView={inView} />}
    </section>
  );
};

const QuickBar = ({ inView }: { readonly inView: string | undefined }) => {
  const words = useCareWords();
  const language = usePageLanguage();
  const code = `${PAGES.afCare.code}-${LANGUAGE_TABLE[language].pdf}`;
  if (!CARE_SERVICES.some(({ anchor }) => anchor === inView)) return null;
  return (
    <nav className={styles.bar} aria-label={words.jumpOn}>
      <div className={`page ${styles.inner}`}>
        <ul role="list">
          {CARE_SERVICES.map(({ service, anchor }) => (
            <li key={service}>
              <a href={`#${anchor}`} aria-current={anchor === inView ? 'location' : undefined}>
                {words[service].name}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.code}>{fill(words.pageCode, { code })}</p>
      </div>
    </nav>
  );
};

/** The same conditions as in CareScroller.module.css. */
const SNAPS = '(width > 64em) and (height >= 600px)';
const HAS_BAR = '(width > 64em) and (height >= 480px)';

/** Observer thresholds. One threshold of 0.5 is not enough: half of a section taller than two viewports is never visible. */
const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

const isInView = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2;

const isOutOfSight = ({ top, bottom }: DOMRect): boolean => top > innerHeight || bottom < 0;

/** Animates a phone once, if it was offscreen. Without script every phone is visible. */
const letPhoneWait = (section: HTMLElement, inView: boolean): void => {
  const phone = section.querySelector('[role=img]');
  if (inView) section.dataset.phone = 'shown';
  else if (phone !== null && isOutOfSight(phone.getBoundingClientRect())) section.dataset.phone ??= 'waiting';
};

const isLeft = (container: Element): boolean => container.getBoundingClientRect().bottom < innerHeight / 2;

/** Keeps the current section in view when the device rotates, because section positions change with the viewport width. */
const keepOnTurn = (inView: () => string | undefined): (() => void) => {
  let width = innerWidth;
  const keep = (): void => {
    if (innerWidth === width) return;
    width = innerWidth;
    document.getElementById(inView() ?? '')?.scrollIntoView({ behavior: 'instant' });
  };
  addEventListener('resize', keep);
  return () => removeEventListener('resize', keep);
};

/** Id of the first section in view; between two sections, of the earlier. Undefined before the first and after the last. */
const useSectionInView = (container: RefObject<HTMLElement | null>): string | undefined => {
  const [anchor, setAnchor] = useState<string>();
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const sections = [...element.querySelectorAll<HTMLElement>('[data-screen]')];
    const inView = new Set<Element>();
    let now: string | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (isInView(entry)) inView.add(entry.target);
          else inView.delete(entry.target);
          letPhoneWait(entry.target as HTMLElement, inView.has(entry.target));
        }
        const first = sections.find((section) => inView.has(section));
        if (first !== undefined) now = first.id;
        else if (isLeft(element)) now = undefined;
        setAnchor(now);
      },
      { threshold: TENTHS },
    );
    for (const section of sections) observer.observe(section);
    const letTurn = keepOnTurn(() => now);
    return () => {
      letTurn();
      observer.disconnect();
    };
  }, [container]);
  return anchor;
};

const DOWN = new Set(['ArrowDown', 'PageDown', 'End', ' ']);
const UP = new Set(['ArrowUp', 'PageUp']);

/** Tolerates 5 %, because a smooth scroll may be in progress. */
const atEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight * 1.05 >= scrollHeight;

/** Scrolls both the container and the page to the top. */
const goHome = (container: HTMLElement, event: KeyboardEvent): void => {
  if (event.target instanceof Element && event.target.closest('dialog, input, textarea, select') !== null)
    return;
  container.scrollTo({ top: 0, behavior: 'instant' });
  scrollTo({ top: 0, behavior: 'instant' });
  event.preventDefault();
};

const handOver = (container: HTMLElement, event: KeyboardEvent): void => {
  if (DOWN.has(event.key) && atEnd(container)) scrollBy(0, innerHeight);
  else if (UP.has(event.key) && scrollY > 8) scrollTo(0, 0);
  else return;
  event.preventDefault();
};

/** Chains arrow and page keys from the container to the page; browsers chain only wheel and touch. */
const chainScrollKeys = (container: HTMLElement, signal: AbortSignal): void => {
  const follow = (event: KeyboardEvent): void => {
    if (event.key === 'Home') goHome(container, event);
    if (event.shiftKey || !(DOWN.has(event.key) || UP.has(event.key))) return;
    if (event.target === document.body && scrollY <= 8) container.focus({ preventScroll: true });
    if (event.target === container) handOver(container, event);
  };
  document.addEventListener('keydown', follow, { signal });
};

/** Input that cancels a pending scroll. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const isAtTop = (target: Element, container: Element): boolean => {
  const restingTop = container.getBoundingClientRect().top + scrollY;
  return Math.abs(target.getBoundingClientRect().top - restingTop) < container.clientHeight / 4;
};

/**
 * Repeats a smooth scroll to an anchor, or to a focused element of the footer, after the movement has ended: Chromium drops a
 * scroll that starts while the container or the page snaps.
 */
const repeatDroppedScrolls = (container: HTMLElement, signal: AbortSignal): void => {
  let wanted: Element | null = null;
  const followAnchor = (): void => {
    wanted = document.getElementById(location.hash.slice(1));
    // The browser restores the scroll position of the window only.
    if (location.hash === '') container.scrollTo({ top: 0 });
  };
  const followFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && !container.contains(target)) wanted = target;
  };
  const arrive = (): void => {
    if (wanted === null) return;
    const hasArrived = container.contains(wanted)
      ? isAtTop(wanted, container)
      : !isOutOfSight(wanted.getBoundingClientRect());
    if (hasArrived) wanted = null;
    else wanted.scrollIntoView();
  };
  const forget = (): void => {
    wanted = null;
  };
  addEventListener('popstate', followAnchor, { signal });
  document.addEventListener('focusin', followFocus, { signal });
  // Capture phase: `scrollend` of an element does not bubble.
  document.addEventListener('scrollend', arrive, { capture: true, signal });
  for (const move of MOVES) addEventListener(move, forget, { passive: true, signal });
};
