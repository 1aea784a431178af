import { CloudOff, RotateCw, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Button } from '#components/Button.tsx';
import { loadOfflineWords, type OfflineWords } from '#content/words/words.ts';
import { localDay } from '#domain/dates.ts';
import { fill, formatDate } from '#domain/format.ts';
import { type Language, splitPath } from '#domain/language.ts';
import styles from './Offline.module.css';

export interface Notices {
  /** ISO time at which the page was saved; null if it came from the network. */
  readonly savedAt: string | null;
  readonly reload?: () => Promise<void>;
}

type Notice = 'saved' | 'newer';

/** Returns the notice to show, unless hidden: a new version first, because the visitor can act on it. */
const noticeOf = ({ savedAt, reload }: Notices, hidden: readonly Notice[]): Notice | undefined => {
  if (reload !== undefined && !hidden.includes('newer')) return 'newer';
  return savedAt !== null && !hidden.includes('saved') ? 'saved' : undefined;
};

interface NoticeBarProps {
  readonly words: OfflineWords;
  readonly language: Language;
  readonly notices: Notices;
}

/** Shows that the page is a saved copy, or that a new version is ready. Never takes the focus. */
const NoticeBar = ({ words, language, notices }: NoticeBarProps) => {
  const [hidden, setHidden] = useState<readonly Notice[]>([]);
  const notice = noticeOf(notices, hidden);
  // Screen readers skip the initial text of a live region, so the text is added after the first render.
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => setSpoken(true), []);
  const bar = useRef<HTMLElement>(null);
  useRoomFor(bar);
  return (
    <aside ref={bar} className={styles.bar} aria-label={words.label}>
      <div className={notice && `page ${styles.row}`}>
        {notice && (notice === 'newer' ? <RotateCw size={20} /> : <CloudOff size={20} />)}
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
              <X size={20} />
            </button>
          </div>
        )}
      </div>
    </aside>
  );
};

const textOf = (notice: Notice, { words, language, notices: { savedAt } }: NoticeBarProps): string =>
  notice === 'newer'
    ? words.newer
    : fill(words.saved, { date: formatDate(language, localDay(new Date(savedAt ?? ''))) });

/** Sets `--notice`, the height of the bar, which sticky elements and scroll targets keep clear in addition to the dock's. */
const useRoomFor = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const measure = (): void =>
      document.documentElement.style.setProperty('--notice', `${bar.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    if (bar.current !== null) observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
};

let root: Root | undefined;

/** Renders the bar in a separate root, inside the dock. Rejects if its UI texts do not load. */
export const renderNoticeBar = async (notices: Notices): Promise<void> => {
  const { language } = splitPath(location.pathname);
  const { default: words } = await loadOfflineWords[language]();
  const place = document.getElementById('notices');
  if (place === null) return;
  root ??= createRoot(place);
  root.render(<NoticeBar words={words} language={language} notices={notices} />);
};
