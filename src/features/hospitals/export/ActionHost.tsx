import { useCallback, useEffect, useState } from 'react';
import { plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import type { Results } from '../results/use-hospital-search.ts';
import { isNearHere } from '../url/finder-url.ts';
import { DeskCardDialog } from './DeskCardDialog.tsx';
import { useListAction } from './list-action.ts';
import { saveList } from './list-file.ts';
import { PrintedList } from './PrintedList.tsx';
import { RowMenu } from './RowMenu.tsx';

export interface ActionHostProps {
  readonly results: Results;
  /** The list's address from the site's root. */
  readonly path: string;
  /** Shows the progress of an action beside the buttons; an empty text clears it. */
  readonly setStatus: (text: string) => void;
}

/** Performs the action under way. All actions are one chunk: they are small, and one often follows another. */
export const ActionHost = ({ results, path, setStatus }: ActionHostProps) => {
  const { take } = useFinderWords();
  const { action, count, done } = useListAction();
  const address = new URL(path, location.origin).href;
  const fail = useCallback(() => {
    setStatus(take.failed);
    done();
  }, [setStatus, take, done]);
  const finish = useCallback(() => {
    setStatus('');
    done();
  }, [setStatus, done]);
  const { applied, total } = results;
  return (
    <>
      {action?.kind === 'menu' && (
        <RowMenu key={count} {...action} list={{ address, isNearHere: isNearHere(applied) }} />
      )}
      {action?.kind === 'print' && (
        <PrintedList key={count} {...{ applied, total, address, fail, setStatus }} done={finish} />
      )}
      {action?.kind === 'csv' && <SavedList key={count} {...{ results, setStatus, fail }} />}
      <Card hospital={action?.kind === 'card' ? action.hospital : undefined} close={done} />
    </>
  );
};

interface CardProps {
  readonly hospital: Hospital | undefined;
  readonly close: () => void;
}

/** Stays mounted when it is closed, so that the browser can return the focus. */
const Card = ({ hospital, close }: CardProps) => {
  const [shown, setShown] = useState(hospital);
  if (hospital !== undefined && hospital !== shown) setShown(hospital);
  const latest = hospital ?? shown;
  if (latest === undefined) return null;
  return <DeskCardDialog hospital={latest} open={hospital !== undefined} close={close} />;
};

interface SavedListProps extends Pick<ActionHostProps, 'results' | 'setStatus'> {
  readonly fail: () => void;
}

/** Renders nothing: saves the list as a file and reports it. */
const SavedList = ({ results, setStatus, fail }: SavedListProps) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press, whatever changes meanwhile
  useEffect(() => {
    setStatus(words.take.working);
    saveList(words, language, results.applied, results.total).then((count) => {
      setStatus(plural(language, words.take.saved, count));
      useListAction.getState().done();
    }, fail);
  }, []);
  return null;
};
