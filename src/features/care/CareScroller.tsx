import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { useMedia } from '#hooks/use-media.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useOverLight } from '#stores/over-light.ts';
import styles from './CareScroller.module.css';
import { CARE_SERVICES, PROGRAMME, useCareWords } from './care-services.ts';
import quickBarStyles from './QuickBar.module.css';
import { HAS_BAR, SNAPS, useAnchors, useScrollKeys, useSectionInView } from './use-care-scroll.ts';

/** One section per screen where there is room; elsewhere (small window, high zoom, print) a column. */
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
  useScrollKeys(container, snapping);
  useAnchors(container, snapping);
  return (
    <section
      ref={container}
      className={styles.scroller}
      data-scroller
      aria-label={fill(words.region, PROGRAMME)}
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
    <nav className={quickBarStyles.bar} aria-label={words.jumpOn}>
      <div className={`page ${quickBarStyles.inner}`}>
        <ul role="list">
          {CARE_SERVICES.map(({ service, anchor }) => (
            <li key={service}>
              <a href={`#${anchor}`} aria-current={anchor === inView ? 'location' : undefined}>
                {words[service].name}
              </a>
            </li>
          ))}
        </ul>
        <p className={quickBarStyles.code}>{fill(words.pageCode, { code })}</p>
      </div>
    </nav>
  );
};
