import { Flag, IdCard, MapPin } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { readableName } from '#content/readable-name.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import { mapsLink, type ReportedList, reportLink } from './links.ts';
import { useListAction } from './list-action.ts';
import { nextItem } from './menu-keys.ts';
import styles from './RowMenu.module.css';
import { useAnchorPosition } from './use-anchor-position.ts';

export interface RowMenuProps {
  readonly hospital: Hospital;
  /** The row's button. */
  readonly opener: HTMLElement;
  /** For the mail about an error. */
  readonly list: ReportedList;
}

/** The menu of a row, beside its button: arrows move, Escape and a press elsewhere close it. */
export const RowMenu = ({ hospital, opener, list }: RowMenuProps): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const menu = useRef<HTMLDivElement>(null);
  const { run, done } = useListAction.getState();
  useAnchorPosition(menu, opener);
  useClosedByRest(menu, opener, done);

  const back = (): void => opener.focus({ preventScroll: true });
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextItem(menu.current, event.key);
    if (next !== undefined || event.key === 'Escape') event.preventDefault();
    next?.focus();
    if (event.key === 'Escape' || event.key === 'Tab') {
      back();
      done();
    }
  };
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={readableName(hospital.name)}
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      <a
        role="menuitem"
        tabIndex={-1}
        href={mapsLink(hospital)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={done}
      >
        <Icon of={MapPin} size={20} /> {words.take.row.maps}
      </a>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        onClick={() => {
          // The dialog gives the focus back to where it came from: not to an item that is gone by then.
          back();
          run({ kind: 'card', hospital });
        }}
      >
        <Icon of={IdCard} size={20} /> {words.take.row.card}
      </button>
      <a role="menuitem" tabIndex={-1} href={reportLink(words, language, hospital, list)} onClick={done}>
        <Icon of={Flag} size={20} /> {words.take.row.report}
      </a>
    </div>
  );
};

/** Whatever moves the row away, or happens elsewhere, closes the menu; the button is told whether it is open. */
const useClosedByRest = (
  menu: { readonly current: HTMLElement | null },
  opener: HTMLElement,
  done: () => void,
): void => {
  const elsewhere = useCallback(
    (event: Event): void => {
      const target = event.target as Node;
      if (!menu.current?.contains(target) && !opener.contains(target)) done();
    },
    [menu, opener, done],
  );
  useEffect(() => {
    opener.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('scroll', done, true);
    addEventListener('resize', done);
    return () => {
      opener.removeAttribute('aria-expanded');
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('scroll', done, true);
      removeEventListener('resize', done);
    };
  }, [opener, elsewhere, done]);
};
