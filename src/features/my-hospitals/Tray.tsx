import { ChevronDown, ChevronUp, Star } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { fill, formatList, formatNumber, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { countInWords } from '#domain/number-word.ts';
import { openHospital } from '#stores/hospital-panel.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MAX_HOSPITALS, type MyHospital, useMyHospitals } from '#stores/my-hospitals.ts';
import { myHospitalOf } from '#stores/my-hospitals-list.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import { Reach } from './Reach.tsx';
import { createNamer } from './sentences.ts';
import styles from './Tray.module.css';
import { TrayActions } from './TrayActions.tsx';
import { useTray } from './tray-store.ts';
import { type ReachOfList, useReach } from './use-reach.ts';

export const Tray = ({ words }: MyHospitalsProps) => {
  const stored = useMyHospitals();
  const { list, remove } = stored;
  const isOpen = useTray((tray) => tray.isOpen) && list.length > 0;
  const reach = useReach(list);
  const heading = useId();
  const panel = useId();
  const { section, button } = useScrollToOpened(isOpen);
  useFocusKept(button, list.length);
  useSyncNames(reach);
  const message = statusMessage(words, usePageLanguage(), stored);
  useDocumentState(isOpen ? 'open' : message === '' ? 'closed' : 'speaking');
  return (
    <section
      ref={section}
      id="my-hospitals"
      className={styles.tray}
      data-open={isOpen}
      data-speaks={message !== ''}
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
        <Status words={words} message={message} />
      </div>
      {list.length > 0 && (
        <div id={panel} className={styles.panel}>
          <Reach words={words} reach={reach} onRemove={remove} onOpen={openHospital} />
          <TrayActions words={words} reach={reach} />
        </div>
      )}
    </section>
  );
};

/** "My hospitals: 4"; small phones show only star and number. */
const Count = ({ id, words, count }: MyHospitalsProps & { readonly id: string; readonly count: number }) => {
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

const Status = ({ words, message }: MyHospitalsProps & { readonly message: string }) => {
  const { before, list, refused, undo } = useMyHospitals();
  const status = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isEmpty = list.length === 0;
  // Focuses Undo, because the pressed button disappears with the last hospital.
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) button.current?.focus();
  }, [isEmpty]);
  // Scrolls to the message, because a refused star does not change. Not for an earlier refusal, when the page mounts again.
  const seen = useRef(refused);
  useEffect(() => {
    if (refused !== seen.current && refused.length > 0) status.current?.scrollIntoView({ block: 'nearest' });
    seen.current = refused;
  }, [refused]);
  return (
    <div ref={status} className={`no-print ${styles.status}`}>
      <p role="status">{message}</p>
      {before !== undefined && (
        <Button look="quiet" ref={button} onClick={undo}>
          {words.undo}
        </Button>
      )}
    </div>
  );
};

const statusMessage = (
  words: MyHospitalsProps['words'],
  language: Language,
  { list, before, refused, isKept }: ReturnType<typeof useMyHospitals.getState>,
): string => {
  if (refused.length > 0) {
    const hospitals = formatList(language, refused.map(createNamer(refused)));
    const text = countInWords(language, words.full, list.length + refused.length - MAX_HOSPITALS);
    return fill(text, { most: String(MAX_HOSPITALS), hospitals });
  }
  if (before !== undefined) {
    // Compares keys instead of lengths, because another tab may have added hospitals.
    const removed = before.filter(({ key }) => !list.some((each) => each.key === key));
    return plural(language, words.taken, removed.length);
  }
  return isKept ? '' : words.notKept;
};

const differs = (a: MyHospital, b: MyHospital): boolean =>
  a.key !== b.key || a.name !== b.name || a.city !== b.city || a.state !== b.state;

const useSyncNames = ({ phase, listed }: ReachOfList): void => {
  useEffect(() => {
    if (phase !== 'ready') return;
    const changed = new Map<string, MyHospital>();
    for (const { mine, hospital } of listed) {
      const current = hospital && myHospitalOf(hospital);
      if (current && differs(mine, current)) changed.set(mine.key, current);
    }
    if (changed.size > 0) useMyHospitals.getState().syncNames(changed);
  }, [phase, listed]);
};

/** Focuses the tray's button when the pressed one is removed. */
const useFocusKept = (button: RefObject<HTMLButtonElement | null>, count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [button, count]);
};

/** Sets an attribute for CSS, because the bar must not cover the focused element. */
const useDocumentState = (state: 'open' | 'closed' | 'speaking'): void => {
  useEffect(() => {
    document.documentElement.dataset.tray = state;
    return () => {
      delete document.documentElement.dataset.tray;
    };
  }, [state]);
};

/** Scrolls to the opened panel, because it opens below the lower edge of the viewport. */
const useScrollToOpened = (isOpen: boolean) => {
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
