import { Flag, IdCard, MapPin } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { brand, directory, networkName } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import { fill, formatDate } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import { type FinderWords, useFinderWords } from '../finder-context.ts';
import { useListAction } from './list-action.ts';
import { cityLine } from './list-texts.ts';
import styles from './RowMenu.module.css';

interface RowMenuProps {
  readonly hospital: Hospital;
  readonly opener: HTMLElement;
  readonly list: ReportedList;
}

export const RowMenu = ({ hospital, opener, list }: RowMenuProps) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const menu = useRef<HTMLDivElement>(null);
  const { run, done } = useListAction.getState();
  useAnchorPosition(menu, opener);
  useCloseOutside(menu, opener, done);

  const returnFocus = (): void => opener.focus({ preventScroll: true });
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextItem(menu.current, event.key);
    if (next !== undefined || event.key === 'Escape') event.preventDefault();
    next?.focus();
    if (event.key === 'Escape' || event.key === 'Tab') {
      returnFocus();
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
          // The dialog returns the focus to the opener, as this item is gone by then.
          returnFocus();
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

/** Phones open it in the maps application; most desktops cannot open a geo: link. */
const mapsLink = (hospital: Hospital): string => {
  const query = `${readableName(hospital.name)}, ${cityLine(hospital)}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
};

interface ReportedList {
  readonly address: string;
  readonly isNearHere: boolean;
}

const reportLink = (
  words: FinderWords,
  language: Language,
  hospital: Hospital,
  { address, isNearHere }: ReportedList,
): string => {
  const { report } = words.take;
  const name = readableName(hospital.name);
  const networks = FLAG_NETWORKS.filter((network) => hospital[network])
    .map(networkName)
    .join(', ');
  const body = [
    `${report.hospital}: ${name}`,
    `${report.place}: ${cityLine(hospital)}`,
    `${report.networks}: ${networks || report.noNetwork}`,
    `${report.directory} ${formatDate(language, directory.asOf)}`,
    `${report.page}: ${address}`,
    ...(isNearHere ? [report.withoutHere] : []),
    '',
    report.wrong,
    '',
  ].join('\r\n');
  const subject = fill(report.subject, { hospital: name });
  return `mailto:${brand.emails.general}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};

const STEPS = new Map<string, (at: number, count: number) => number>([
  ['ArrowDown', (at, count) => (at + 1) % count],
  ['ArrowUp', (at, count) => (at - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
]);

const itemsOf = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** Undefined for keys that do not move. */
const nextItem = (menu: HTMLElement | null, key: string): HTMLElement | undefined => {
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = STEPS.get(key);
  return step && items[step(at, items.length)];
};

/** Space between menu, opener and window edges, px. */
const GAP = 6;

const clamp = (value: number, max: number): number => Math.max(GAP, Math.min(value, max));

/** Positions by script, as pages hold no style attributes. */
const useAnchorPosition = (element: RefObject<HTMLElement | null>, opener: HTMLElement): void => {
  useLayoutEffect(() => {
    const menu = element.current;
    if (menu === null) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const anchor = opener.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = menu;
    const below = anchor.bottom + GAP;
    const top = below + offsetHeight + GAP <= clientHeight ? below : anchor.top - GAP - offsetHeight;
    menu.style.top = `${clamp(top, clientHeight - offsetHeight - GAP)}px`;
    menu.style.left = `${clamp(anchor.right - offsetWidth, clientWidth - offsetWidth - GAP)}px`;
    itemsOf(menu)[0]?.focus({ preventScroll: true });
  }, [element, opener]);
};

/** Closes on a press elsewhere, and when scroll or resize moves the row. */
const useCloseOutside = (
  menu: RefObject<HTMLElement | null>,
  opener: HTMLElement,
  close: () => void,
): void => {
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const { top, left } = opener.getBoundingClientRect();
    // The event of a scroll that led to the opener may come after the menu has opened.
    const closeIfMoved = (): void => {
      const now = opener.getBoundingClientRect();
      if (now.top !== top || now.left !== left) close();
    };
    const closeOutside = ({ target }: Event): void => {
      if (!(target instanceof Node && (menu.current?.contains(target) || opener.contains(target)))) close();
    };
    opener.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('scroll', closeIfMoved, { capture: true, signal });
    addEventListener('resize', closeIfMoved, { signal });
    return () => {
      opener.removeAttribute('aria-expanded');
      listeners.abort();
    };
  }, [menu, opener, close]);
};
