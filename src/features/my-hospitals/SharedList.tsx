import { useEffect, useId } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '#components/Button.tsx';
import { useBrowserPrint } from '#components/PrintPortal.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { plural } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { openHospital } from '#stores/hospital-panel.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MAX_HOSPITALS, type MyHospitals, useMyHospitals } from '#stores/my-hospitals.ts';
import { keysFrom, LIST_PARAMETER, listParams, myHospitalOf } from '#stores/my-hospitals-list.ts';
import { withParams } from '#stores/query-string.ts';
import { sharedPath } from '#stores/shared-address.ts';
import type { MyHospitalsProps, TrayActionsProps } from './MyHospitals.tsx';
import { PrintedReach, Reach } from './Reach.tsx';
import styles from './SharedList.module.css';
import { nameOfKey, SHARED_NAMES_ID } from './shared-name.ts';
import { useTray } from './tray-store.ts';
import { useReach } from './use-reach.ts';

/** List of a shared link, above the finder. */
export const SharedList = ({ words }: MyHospitalsProps) => {
  const [params] = useSearchParams();
  // The address has only keys; the directory has names.
  const list = keysFrom(params).map((key) => ({ key, name: nameOfKey(key), city: '', state: '' }));
  const hydrated = useHydrated();
  const isUsed = !hydrated || list.length > 0;
  // Releases the space that src/app/first-paint.ts reserves.
  useEffect(() => {
    const release = (): void => document.documentElement.removeAttribute('data-shared');
    if (!isUsed) release();
    return release;
  }, [isUsed]);
  return (
    <div className={styles.room}>
      {!hydrated && (
        <div className={`no-print ${styles.card} ${styles.waiting}`}>
          <h2>{words.shared.heading}</h2>
          {/* Filled by src/app/shared-names.ts. With a text as the only child, React keeps the content. */}
          <ul id={SHARED_NAMES_ID} role="list" className="stack gap-2" suppressHydrationWarning>
            {''}
          </ul>
          <Spinner text={words.loading} />
        </div>
      )}
      {hydrated && list.length > 0 && <SharedCard words={words} list={list} />}
    </div>
  );
};

const focusHeading = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** The visitor's own list changes only when they press the button. */
const SharedCard = ({ words, list }: MyHospitalsProps & { readonly list: MyHospitals }) => {
  const language = usePageLanguage();
  const heading = useId();
  const reach = useReach(list);
  const [, setParams] = useSearchParams();
  const { state } = useLocation();
  const removeFromAddress = (): void =>
    setParams((params) => withParams(params, { [LIST_PARAMETER]: '' }), {
      replace: true,
      preventScrollReset: true,
      state,
    });
  const isAsked = useBrowserPrint(() => reach.phase !== 'loading');
  const path = sharedPath(language, PAGES.hospitals.path, listParams(list.map(({ key }) => key)));
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} ref={focusHeading} tabIndex={-1}>
        {words.shared.heading}
      </h2>
      {isAsked && <PrintedReach {...{ words, reach, path }} heading={words.shared.heading} />}
      {reach.phase === 'loading' ? (
        <>
          <ul role="list" className="stack gap-2">
            {list.map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
          <Spinner text={words.loading} />
        </>
      ) : (
        <>
          <Reach words={words} reach={reach} onOpen={openHospital} />
          <Choice words={words} reach={reach} close={removeFromAddress} />
        </>
      )}
    </section>
  );
};

const Choice = ({ words: { shared }, reach, close }: TrayActionsProps & { readonly close: () => void }) => {
  const language = usePageLanguage();
  const { list, add } = useMyHospitals();
  const offered = reach.listed.flatMap(({ hospital }) => (hospital ? [myHospitalOf(hospital)] : []));
  const fresh = offered.filter(({ key }) => !list.some((mine) => mine.key === key));
  const room = MAX_HOSPITALS - list.length;
  const takeOver = (): void => {
    add(offered);
    close();
    useTray.setState({ isOpen: true, wantsFocus: true });
  };
  const dismiss = (): void => {
    close();
    // The pressed button disappears: focuses the heading without scrolling.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <div className={`no-print ${styles.buttons}`}>
      {fresh.length > 0 && room > 0 && (
        <Button onClick={takeOver}>{list.length === 0 ? shared.keep : shared.add}</Button>
      )}
      <Button look="outline" onClick={dismiss}>
        {shared.dismiss}
      </Button>
      <p className="hint">
        {offered.length > 0 && fresh.length === 0 && shared.mine}
        {fresh.length > 0 && room === 0 && shared.full}
        {room > 0 && fresh.length > room && plural(language, shared.noRoom, room)}
      </p>
    </div>
  );
};
