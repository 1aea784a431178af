import { type ReactNode, useRef } from 'react';
import { fill } from '#domain/format.ts';
import styles from './CareScroller.module.css';
import { QuickBar } from './QuickBar.tsx';
import { useAnchors } from './use-anchors.ts';
import { useScrollKeys } from './use-scroll-keys.ts';
import { useSectionInView } from './use-section-in-view.ts';
import { useSnapping } from './use-snapping.ts';
import { PROGRAMME, useCareWords } from './words.ts';

/**
 * One screen per section where there is room: a container that scrolls by itself, by keyboard too, and hands over to the
 * page at its end. Elsewhere (narrow or low windows, high zoom, paper) the sections simply follow each other.
 */
export const CareScroller = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const words = useCareWords();
  const container = useRef<HTMLElement>(null);
  const inView = useSectionInView(container);
  const snapping = useSnapping();
  useScrollKeys(container, snapping);
  useAnchors(container, snapping);
  return (
    <section
      ref={container}
      className={styles.scroller}
      aria-label={fill(words.region, PROGRAMME)}
      tabIndex={snapping ? 0 : undefined}
    >
      {children}
      {snapping && <QuickBar inView={inView} />}
    </section>
  );
};
