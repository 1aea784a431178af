import { CloudOff, RotateCw, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import type { OfflineWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { formatDate, localDay } from '#domain/format-date.ts';
import type { Language } from '#domain/language.ts';
import { type Notice, type Notices, noticeOf } from './notice.ts';
import styles from './Offline.module.css';

export interface NoticeBarProps {
  readonly words: OfflineWords;
  readonly language: Language;
  readonly notices: Notices;
}

/** A quiet bar at the window's edge: that the page is a saved copy, or that a new version is ready. It never takes the focus. */
export const NoticeBar = ({ words, language, notices }: NoticeBarProps): ReactNode => {
  const [hidden, setHidden] = useState<readonly Notice[]>([]);
  const notice = noticeOf(notices, hidden);
  const isSpoken = useIsSpoken();
  const bar = useRef<HTMLElement>(null);
  useRoomFor(bar);
  return (
    <aside ref={bar} className={styles.bar} aria-label={words.label}>
      <div className={notice && `page ${styles.row}`}>
        {notice && <Icon of={notice === 'newer' ? RotateCw : CloudOff} size={20} />}
        <p className={styles.text} role="status">
          {notice && isSpoken && textOf(notice, { words, language, notices })}
        </p>
        {notice && (
          <div className={styles.acts}>
            {notice === 'newer' && (
              <Button className={styles.reload} onClick={notices.reload}>
                {words.reload}
              </Button>
            )}
            <button
              type="button"
              className={styles.hide}
              aria-label={words.hide}
              onClick={() => setHidden([...hidden, notice])}
            >
              <Icon of={X} size={20} />
            </button>
          </div>
        )}
      </div>
    </aside>
  );
};

const textOf = (notice: Notice, { words, language, notices: { savedAt } }: NoticeBarProps): string =>
  notice === 'newer' ? words.newer : fill(words.saved, { date: dayOf(language, savedAt ?? '') });

/** The day of an ISO time where the visitor is: "20 de noviembre de 2026". */
const dayOf = (language: Language, time: string): string => formatDate(language, localDay(new Date(time)));

/** Screen readers skip the first text of a live region, so the text follows a moment after the region. */
const useIsSpoken = (): boolean => {
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => setSpoken(true), []);
  return isSpoken;
};

/** Sets `--bar`, the height that sticky elements and scroll targets keep clear of. */
const useRoomFor = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const measure = (): void =>
      document.documentElement.style.setProperty('--bar', `${bar.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    if (bar.current !== null) observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
};
