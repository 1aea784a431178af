import { useEffect, useEffectEvent, useState } from 'react';
import { useBrowserPrint } from '#components/use-browser-print.ts';
import { plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { LIST_PARAMETER } from '#stores/my-hospitals-list.ts';
import { useFinderWords } from '../finder-context.ts';
import type { Results } from '../results/use-hospital-search.ts';
import { fetchAll, type ListedPage } from './fetch-list.ts';
import { useListAction } from './list-action.ts';
import { saveList } from './list-file.ts';
import { PrintedList } from './PrintedList.tsx';

interface ActionHostProps {
  readonly results: Results;
  /** Path from the site's root. */
  readonly path: string;
  /** An empty text clears the status. */
  readonly setStatus: (text: string) => void;
}

/** All actions are one chunk: they are small, and one often follows another. */
export const ActionHost = ({ results, path, setStatus }: ActionHostProps) => {
  const { action, count, done } = useListAction();
  const asked = useBrowserPrintRows(results);
  const page = useExport({ results, setStatus });
  const { applied } = results;
  const address = new URL(path, location.origin).href;
  const finishPrint = (): void => {
    setStatus('');
    done();
  };
  return (
    <>
      {action?.kind === 'print' && page !== undefined && (
        <PrintedList key={count} applied={applied} page={page} address={address} done={finishPrint} />
      )}
      {asked !== undefined && <PrintedList applied={applied} page={asked} address={address} />}
    </>
  );
};

/** Rows for the browser's own print command: those already fetched. Undefined while a list of saved hospitals is open. */
const useBrowserPrintRows = ({ phase, rows, total, distances }: Results): ListedPage | undefined => {
  const isAsked = useBrowserPrint(() => {
    const isShared = new URLSearchParams(location.search).has(LIST_PARAMETER);
    const isTrayOpen = document.documentElement.dataset.tray === 'open';
    return phase === 'ready' && total > 0 && !isShared && !isTrayOpen;
  });
  if (!isAsked) return undefined;
  return { rows: rows.filter((row) => row !== undefined), total, ...(distances && { distances }) };
};

/** Saves the file, or returns the rows to print. */
const useExport = ({ results, setStatus }: Omit<ActionHostProps, 'path'>): ListedPage | undefined => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const { action, count, done } = useListAction();
  const [printed, setPrinted] = useState<{ readonly count: number; readonly page: ListedPage }>();
  const kind = action?.kind;
  const start = useEffectEvent(async (kind: 'csv' | 'print'): Promise<void> => {
    const { take } = words;
    const isCurrent = (): boolean => kind === 'csv' || useListAction.getState().count === count;
    setStatus(take.working);
    try {
      const page = await fetchAll(language, results.applied, results.total);
      if (kind === 'print') return setPrinted({ count, page });
      saveList(words, language, results.applied, page);
      setStatus(plural(language, take.saved, page.rows.length));
      done();
    } catch {
      if (!isCurrent()) return;
      setStatus(take.failed);
      done();
    }
  });
  useEffect(() => {
    void count;
    if (kind === 'csv' || kind === 'print') void start(kind);
  }, [kind, count]);
  return printed?.count === count ? printed.page : undefined;
};
