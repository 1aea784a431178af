import { Download, MessageCircle, Printer } from 'lucide-react';
import { type ComponentType, memo, type ReactNode, useEffect, useState } from 'react';
import { Button, buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { ShareLink } from '#components/ShareLink.tsx';
import { siteUrl } from '#content/site-url.ts';
import { fill } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { useAtRest } from '#hooks/use-at-rest.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useShare } from '#hooks/use-share.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';
import { useFinderWords } from '../finder-context.ts';
import type { Results } from '../results/use-hospital-search.ts';
import { type FinderState, finderParams, isNearHere, withPlace } from '../url/finder-url.ts';
import type { ActionHostProps } from './ActionHost.tsx';
import styles from './ListActions.module.css';
import { useListAction } from './list-action.ts';
import { filtersInWords } from './list-texts.ts';

export interface ListActionsProps {
  readonly results: Results;
}

/** Taking the list along, as a file, on paper, as a link; and the place where the errands of rows are done. */
export const ListActions = memo(({ results }: ListActionsProps): ReactNode => {
  const { take } = useFinderWords();
  const path = useListPath(results);
  const [said, say] = useState('');
  const Errands = useActionHost(() => say(take.failed));
  const { run } = useListAction.getState();
  const isThere = results.phase === 'first' || results.phase === 'ready';
  // What was said of one list does not hold for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => say(''), [results.applied]);
  return (
    <>
      {isThere && results.total > 0 && (
        <section aria-label={take.heading} className={`${styles.take} no-print`}>
          <div className={styles.own}>
            <Button look="quiet" onClick={() => run({ kind: 'csv' })}>
              <Icon of={Download} size={18} /> {take.csv}
            </Button>
            <Button look="quiet" onClick={() => run({ kind: 'print' })}>
              <Icon of={Printer} size={18} /> {take.print}
            </Button>
            <span role="status" className={styles.said}>
              {said}
            </span>
          </div>
          <Share results={results} path={path} />
        </section>
      )}
      {Errands !== undefined && <Errands results={results} path={path} say={say} />}
    </>
  );
});

/** The address of the list as it is passed on, from the site's root. */
const useListPath = ({ applied }: Results): string =>
  sharedPath(usePageLanguage(), PAGES.hospitals.path, finderParams(applied, new URLSearchParams()));

const loadActionHost = () => import('./ActionHost.tsx');

/** What does the errands: it comes at rest, or with the first of them. Whoever leaves the page leaves none behind. */
const useActionHost = (fail: () => void): ComponentType<ActionHostProps> | undefined => {
  const isAsked = useListAction(({ errand }) => errand !== undefined);
  const [Errands, setErrands] = useState<ComponentType<ActionHostProps>>();
  const { done } = useListAction.getState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a failure is said does not ask for another attempt
  useEffect(() => {
    if (!isAsked || Errands !== undefined) return;
    loadActionHost().then(
      (piece) => setErrands(() => piece.ActionHost),
      () => {
        done();
        fail();
      },
    );
  }, [isAsked, Errands, done]);
  useEffect(() => done, [done]);
  useAtRest(loadActionHost);
  return Errands;
};

/** The visitor's own position goes into no link: what the link leads to is not near it. */
const shared = (applied: FinderState): FinderState =>
  isNearHere(applied) ? withPlace(applied, undefined) : applied;

const Share = ({ results, path }: ListActionsProps & { readonly path: string }): ReactNode => {
  const words = useFinderWords();
  const address = (useHydrated() ? location.origin : siteUrl) + path;
  const { title, take } = words;
  const message = fill(take.message, {
    title,
    what: filtersInWords(words, shared(results.applied)),
    address,
  });
  return (
    <ShareLink words={take.share} {...useShare(title, path)}>
      <a
        className={buttonClass('quiet')}
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={MessageCircle} size={18} /> {take.whatsapp}
      </a>
      {isNearHere(results.applied) && <p className={styles.note}>{take.withoutHere}</p>}
    </ShareLink>
  );
};
