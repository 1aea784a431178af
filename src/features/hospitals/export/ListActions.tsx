import { Download, Printer } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { useBrowserPrint } from '#components/PrintPortal.tsx';
import { ShareLink } from '#components/ShareLink.tsx';
import { fill, plural } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import { LIST_PARAMETER } from '#stores/my-hospitals-list.ts';
import { sharedPath } from '#stores/shared-address.ts';
import { filtersText } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import type { Results } from '../results/use-hospital-search.ts';
import { finderParams, usesCurrentPosition, withPlace } from '../url/finder-url.ts';
import styles from './ListActions.module.css';
import { fetchAll, type ListedPage, saveList } from './list-file.ts';
import { PrintedList } from './PrintedList.tsx';

interface ListActionsProps {
  readonly results: Results;
}

export const ListActions = memo(({ results }: ListActionsProps) => {
  const words = useFinderWords();
  const { take } = words;
  const language = usePageLanguage();
  const { applied, phase, total } = results;
  /** Path from the site's root. */
  const path = sharedPath(language, PAGES.hospitals.path, finderParams(applied, new URLSearchParams()));
  const [status, setStatus] = useState({ applied, text: '' });
  const [printed, setPrinted] = useState<ListedPage>();
  // The browser's own print command prints the rows that are already fetched.
  const isAsked = useBrowserPrint(() => phase === 'ready' && total > 0 && !isSavedListOpen());
  const say = (text: string): void => setStatus({ applied, text });
  const withAllRows = async (use: (page: ListedPage) => void): Promise<void> => {
    say(take.working);
    try {
      use(await fetchAll(language, applied, total));
    } catch {
      say(take.failed);
    }
  };
  const save = (page: ListedPage): void => {
    saveList(words, language, applied, page);
    say(plural(language, take.saved, page.rows.length));
  };
  const finishPrint = (): void => {
    setPrinted(undefined);
    say('');
  };
  return (
    total > 0 && (
      <section id="after-list" tabIndex={-1} aria-label={take.heading} className={`${styles.take} no-print`}>
        <div className={styles.own}>
          <Button look="quiet" onClick={() => void withAllRows(save)}>
            <Download size={18} /> {take.csv}
          </Button>
          <Button look="quiet" onClick={() => void withAllRows(setPrinted)}>
            <Printer size={18} /> {take.print}
          </Button>
        </div>
        <Share results={results} path={path} />
        {/* On a line of its own, so that no button moves. A status of another list is outdated. */}
        <p role="status" className={styles.said}>
          {status.applied === applied && status.text}
        </p>
        {printed && <PrintedList applied={applied} page={printed} path={path} done={finishPrint} />}
        {isAsked && <PrintedList applied={applied} page={results} path={path} />}
      </section>
    )
  );
});

/** Returns true while my hospitals or a shared list are open, which then print instead. */
const isSavedListOpen = (): boolean =>
  new URLSearchParams(location.search).has(LIST_PARAMETER) ||
  document.documentElement.dataset.tray === 'open';

const Share = ({ results: { applied }, path }: ListActionsProps & { readonly path: string }) => {
  const words = useFinderWords();
  const { title, take } = words;
  const isHere = usesCurrentPosition(applied);
  // The link and the message omit the visitor's position.
  const what = filtersText(words, (isHere ? withPlace(applied, undefined) : applied).filter);
  const write = (address: string): string => fill(take.message, { title, what, address });
  return (
    <ShareLink words={take.share} title={title} path={path} write={write}>
      {isHere && <p className={styles.note}>{take.withoutHere}</p>}
    </ShareLink>
  );
};
