import { ChevronDown, ChevronUp, Star } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { formatNumber } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useMyHospitals } from '#stores/my-hospitals.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import { Reach } from './Reach.tsx';
import styles from './Tray.module.css';
import { TrayActions } from './TrayActions.tsx';
import { TrayStatus } from './TrayStatus.tsx';
import { useTray } from './tray.ts';
import { useReach } from './use-reach.ts';
import { useSyncNames } from './use-renewed.ts';
import { useStatusMessage } from './use-said.ts';

/** The visitor's own list: a quiet bar that stays in sight beside the finder, and unfolds to what the plans reach. */
export const Tray = ({ words }: MyHospitalsProps): ReactNode => {
  const { list, remove } = useMyHospitals();
  const isOpen = useTray((tray) => tray.isOpen) && list.length > 0;
  const reach = useReach(list);
  const heading = useId();
  const panel = useId();
  const { section, button } = useUnfolding(isOpen);
  useFocusKept(button, list.length);
  useSyncNames(reach);
  const said = useStatusMessage(words);
  useAtEdge(isOpen ? 'open' : said === '' ? 'closed' : 'speaking');
  return (
    <section
      ref={section}
      id="my-hospitals"
      className={styles.tray}
      data-open={isOpen}
      data-speaks={said !== ''}
      aria-labelledby={heading}
    >
      <div className={styles.bar}>
        <h2 className={styles.heading}>
          {list.length > 0 ? (
            <button
              ref={button}
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={() => useTray.setState({ isOpen: !isOpen })}
            >
              <Count id={heading} words={words} count={list.length} />{' '}
              <span className={styles.act}>{isOpen ? words.hide : words.show}</span>
              <Icon of={isOpen ? ChevronUp : ChevronDown} size={20} className={styles.way} />
            </button>
          ) : (
            <Count id={heading} words={words} count={0} />
          )}
        </h2>
        <TrayStatus words={words} said={said} />
      </div>
      {list.length > 0 && (
        <div id={panel} className={styles.panel}>
          <Reach words={words} reach={reach} onRemove={remove} />
          <TrayActions words={words} reach={reach} />
        </div>
      )}
    </section>
  );
};

interface CountProps extends MyHospitalsProps {
  readonly id: string;
  readonly count: number;
}

/** "My hospitals: 4"; small phones show the star and the number. */
const Count = ({ id, words, count }: CountProps): ReactNode => {
  const [before, after] = words.count.split('{count}');
  return (
    <>
      <Icon of={Star} size={20} className={styles.star} />{' '}
      <span id={id}>
        <span className={styles.words}>{before}</span>
        {formatNumber(usePageLanguage(), count)}
        {after}
      </span>
    </>
  );
};

/** The button that took the last hospital of its kind off has gone with it. */
const useFocusKept = (button: RefObject<HTMLButtonElement | null>, count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [button, count]);
};

/** What has the focus must not lie under the bar at the window's edge: the document is told how much it covers. */
const useAtEdge = (state: 'open' | 'closed' | 'speaking'): void => {
  useEffect(() => {
    document.documentElement.dataset.tray = state;
    return () => {
      delete document.documentElement.dataset.tray;
    };
  }, [state]);
};

/** What unfolds under a bar at the window's edge would not be seen: the page goes to where it begins. */
const useUnfolding = (isOpen: boolean) => {
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useTray((tray) => tray.wantsFocus);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && (wantsFocus || !wasOpen.current)) section.current?.scrollIntoView({ block: 'start' });
    wasOpen.current = isOpen;
    if (!wantsFocus) return;
    button.current?.focus({ preventScroll: true });
    useTray.setState({ wantsFocus: false });
  }, [isOpen, wantsFocus]);
  return { section, button };
};
