import { type ReactNode, useCallback, useEffect, useState } from 'react';
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
  /** Says in words how an errand stands, beside the buttons; an empty text takes it back. */
  readonly say: (text: string) => void;
}

/** Does what was asked for. All of it is one piece of script: it is small, and one errand often follows another. */
export const ActionHost = ({ results, path, say }: ActionHostProps): ReactNode => {
  const { take } = useFinderWords();
  const { errand, count, done } = useListAction();
  const address = new URL(path, location.origin).href;
  const fail = useCallback(() => {
    say(take.failed);
    done();
  }, [say, take, done]);
  const printed = useCallback(() => {
    say('');
    done();
  }, [say, done]);
  const { applied, total } = results;
  return (
    <>
      {errand?.kind === 'menu' && (
        <RowMenu key={count} {...errand} list={{ address, isNearHere: isNearHere(applied) }} />
      )}
      {errand?.kind === 'print' && (
        <PrintedList key={count} {...{ applied, total, address, fail, say }} done={printed} />
      )}
      {errand?.kind === 'csv' && <SavedList key={count} results={results} say={say} fail={fail} />}
      <Card hospital={errand?.kind === 'card' ? errand.hospital : undefined} close={done} />
    </>
  );
};

/** Stays in the page when it is closed, so that the browser can give the focus back. */
const Card = ({
  hospital,
  close,
}: {
  readonly hospital: Hospital | undefined;
  readonly close: () => void;
}): ReactNode => {
  const [shown, setShown] = useState(hospital);
  if (hospital !== undefined && hospital !== shown) setShown(hospital);
  const latest = hospital ?? shown;
  if (latest === undefined) return null;
  return <DeskCardDialog hospital={latest} open={hospital !== undefined} close={close} />;
};

interface SavedListProps extends Pick<ActionHostProps, 'results' | 'say'> {
  readonly fail: () => void;
}

/** Draws nothing: saves the list as a file, and says so. */
const SavedList = ({ results, say, fail }: SavedListProps): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press, whatever changes meanwhile
  useEffect(() => {
    say(words.take.working);
    saveList(words, language, results.applied, results.total).then((count) => {
      say(plural(language, words.take.saved, count));
      useListAction.getState().done();
    }, fail);
  }, []);
  return null;
};
