import { Download, Printer } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { lazyComponent, useIdlePreload, useLazyComponent } from '#components/lazy/lazy-component.ts';
import { ShareLink } from '#components/ShareLink.tsx';
import { fill } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { useShare } from '#hooks/use-share.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';
import { filtersText } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import type { Results } from '../results/use-hospital-search.ts';
import { finderParams, usesCurrentPosition, withPlace } from '../url/finder-url.ts';
import styles from './ListActions.module.css';
import { useListAction } from './list-action.ts';

interface ListActionsProps {
  readonly results: Results;
}

export const ListActions = memo(({ results }: ListActionsProps) => {
  const { take } = useFinderWords();
  const language = usePageLanguage();
  const { applied, phase, total } = results;
  /** Path from the site's root. */
  const path = sharedPath(language, PAGES.hospitals.path, finderParams(applied, new URLSearchParams()));
  const [status, setStatus] = useState('');
  const ActionHost = useActionHost(() => setStatus(take.failed));
  const { run } = useListAction.getState();
  // Clears the status when the list changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change of `applied`
  useEffect(() => setStatus(''), [applied]);
  return (
    <>
      {(phase === 'first' || phase === 'ready') && total > 0 && (
        <section
          id="after-list"
          tabIndex={-1}
          aria-label={take.heading}
          className={`${styles.take} no-print`}
        >
          <div className={styles.own}>
            <Button look="quiet" onClick={() => run({ kind: 'csv' })}>
              <Icon of={Download} size={18} /> {take.csv}
            </Button>
            <Button look="quiet" onClick={() => run({ kind: 'print' })}>
              <Icon of={Printer} size={18} /> {take.print}
            </Button>
          </div>
          <Share results={results} path={path} />
          {/* On a line of its own, so that no button moves. */}
          <p role="status" className={styles.said}>
            {status}
          </p>
        </section>
      )}
      {ActionHost !== undefined && <ActionHost results={results} path={path} setStatus={setStatus} />}
    </>
  );
});

const actionHost = lazyComponent(async () => (await import('./ActionHost.tsx')).ActionHost);

/** Loads `ActionHost` when idle or with the first action. Leaving the page ends the current action. */
const useActionHost = (fail: () => void): ReturnType<typeof actionHost.loaded> => {
  const isAsked = useListAction(({ action }) => action !== undefined);
  const { Component, failures } = useLazyComponent(actionHost, isAsked || actionHost.loaded() !== undefined);
  const { done } = useListAction.getState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per failure
  useEffect(() => {
    if (failures === 0) return;
    done();
    fail();
  }, [failures]);
  useEffect(() => done, [done]);
  useIdlePreload(actionHost);
  return Component;
};

const Share = ({ results: { applied }, path }: ListActionsProps & { readonly path: string }) => {
  const words = useFinderWords();
  const { title, take } = words;
  const isHere = usesCurrentPosition(applied);
  // The link and the message omit the visitor's position.
  const what = filtersText(words, (isHere ? withPlace(applied, undefined) : applied).filter);
  const share = useShare(title, path, (address) => fill(take.message, { title, what, address }));
  return (
    <ShareLink words={take.share} {...share}>
      {isHere && <p className={styles.note}>{take.withoutHere}</p>}
    </ShareLink>
  );
};
