import { ChevronDown, ChevronUp, Printer, Star, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { useBrowserPrint } from '#components/PrintPortal.tsx';
import { ShareLink } from '#components/ShareLink.tsx';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import { countInWords, fill, formatList, formatNumber, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { openHospital } from '#stores/hospital-panel.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MAX_HOSPITALS, type MyHospital, useMyHospitals } from '#stores/my-hospitals.ts';
import { listParams, myHospitalOf } from '#stores/my-hospitals-list.ts';
import { sharedPath } from '#stores/shared-address.ts';
import styles from './MyHospitals.module.css';
import { PrintedReach, Reach } from './Reach.tsx';
import { createNamer } from './sentences.ts';
import { useTray } from './tray-store.ts';
import { type ReachOfList, useReach } from './use-reach.ts';

export interface MyHospitalsProps {
  readonly words: MyHospitalsTexts;
}

/** Takes one line with or without hospitals, to avoid a layout shift. */
export const MyHospitals = ({ words }: MyHospitalsProps) => {
  const isThere = useMyHospitals(({ list, before }) => list.length > 0 || before !== undefined);
  return isThere ? <Tray words={words} /> : <Empty words={words} />;
};

const Empty = ({ words }: MyHospitalsProps) => {
  const most = String(MAX_HOSPITALS);
  return (
    <p className={styles.hint}>
      <Star size={20} />
      <span>
        <b className={styles.title}>{fill(words.none, { most })}</b> {fill(words.hint, { most })}
      </span>
    </p>
  );
};

const Tray = ({ words }: MyHospitalsProps) => {
  const stored = useMyHospitals();
  const { list, remove } = stored;
  const isOpen = useTray((tray) => tray.isOpen) && list.length > 0;
  const reach = useReach(list);
  const heading = useId();
  const panel = useId();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const section = useRef<HTMLElement>(null);
  useScrollToOpened(section, isOpen);
  useFocusKept(section, list.length);
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
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={() => useTray.setState({ isOpen: !isOpen })}
            >
              <Count id={heading} words={words} count={list.length} />{' '}
              <span className={isOpen ? styles.act : `visually-hidden-on-phones ${styles.act}`}>
                {isOpen ? words.hide : words.show}
              </span>
              <Chevron size={20} className={styles.way} />
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
      <Star size={20} className={styles.star} />{' '}
      <span id={id}>
        <span>{before}</span>
        {formatNumber(usePageLanguage(), count)}
        {after}
      </span>
    </>
  );
};

const Status = ({ words, message }: MyHospitalsProps & { readonly message: string }) => {
  const { before, refused, undo } = useMyHospitals();
  const status = useRef<HTMLDivElement>(null);
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
        <Button look="quiet" onClick={undo}>
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

type TrayRef = RefObject<HTMLElement | null>;

/** Focuses the button that opens and closes the tray; in an empty tray, Undo. */
const focusButton = (tray: TrayRef, options: FocusOptions): void =>
  tray.current?.querySelector('button')?.focus(options);

/** A pressed button disappears with its hospital: moves the focus to a button that stays. */
const useFocusKept = (tray: TrayRef, count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) focusButton(tray, { preventScroll: count > 0 });
  }, [tray, count]);
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
const useScrollToOpened = (tray: TrayRef, isOpen: boolean): void => {
  const wantsFocus = useTray((state) => state.wantsFocus);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && (wantsFocus || !wasOpen.current)) tray.current?.scrollIntoView({ block: 'start' });
    wasOpen.current = isOpen;
    if (!wantsFocus) return;
    focusButton(tray, { preventScroll: true });
    useTray.setState({ wantsFocus: false });
  }, [tray, isOpen, wantsFocus]);
};

export interface TrayActionsProps extends MyHospitalsProps {
  readonly reach: ReachOfList;
}

export const TrayActions = ({ words, reach }: TrayActionsProps) => {
  const language = usePageLanguage();
  const list = useMyHospitals((state) => state.list);
  const [isPrinting, setPrinting] = useState(false);
  const isAsked = useBrowserPrint(() => useTray.getState().isOpen && reach.phase !== 'loading');
  /** Path with the list, from the site's root. */
  const path = sharedPath(language, PAGES.hospitals.path, listParams(list.map(({ key }) => key)));
  const hospitals = formatList(language, list.map(createNamer(list)));
  const clear = (): void => {
    useTray.setState({ isOpen: false });
    useMyHospitals.getState().clear();
  };
  return (
    <div className={`no-print ${styles.actions}`}>
      <ShareLink
        words={words.share}
        title={words.heading}
        path={path}
        write={(address) => fill(words.share.message, { hospitals, address })}
      />
      <div className={styles.own}>
        <Button look="quiet" disabled={reach.phase === 'loading'} onClick={() => setPrinting(true)}>
          <Printer size={18} /> {words.print}
        </Button>
        <Button look="quiet" onClick={clear}>
          <Trash2 size={18} /> {words.clear}
        </Button>
      </div>
      {(isPrinting || isAsked) && (
        <PrintedReach
          {...{ words, reach, path }}
          heading={words.heading}
          done={isPrinting ? () => setPrinting(false) : undefined}
        />
      )}
    </div>
  );
};
