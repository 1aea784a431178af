import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly body: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Heading of all panels: after the tabs in tab order, before the tabs on the screen. */
  readonly heading?: ReactNode;
  /** Id of the open tab, if the parent controls it. */
  readonly open?: string;
  readonly onOpen?: (id: string) => void;
}

const STEPS = new Map<string, (index: number, count: number) => number>([
  ['ArrowRight', (index, count) => (index + 1) % count],
  ['ArrowLeft', (index, count) => (index + count - 1) % count],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
]);

/** Shows one of a few panels, initially the first. WAI-ARIA tabs pattern: arrow keys move the focus and open the focused tab. */
export const Tabs = ({ label, tabs, heading, open: openId, onOpen }: TabsProps) => {
  const base = useId();
  const [chosen, setChosen] = useState(0);
  const open = openId === undefined ? chosen : tabs.findIndex(({ id }) => id === openId);
  const setOpen = (index: number): void => (onOpen ? onOpen(tabs[index]?.id ?? '') : setChosen(index));
  const list = useRef<HTMLDivElement>(null);
  useOpenAtHash(list, setOpen);
  const move = (event: KeyboardEvent): void => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const next = step(open, tabs.length);
    setOpen(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={`stack ${heading ? 'gap-4' : 'gap-6'}`}>
      <div className={styles.top}>
        <div role="tablist" aria-label={label} className={styles.list} ref={list} onKeyDown={move}>
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              className={styles.tab}
              aria-selected={index === open}
              aria-controls={`${base}-${tab.id}-panel`}
              tabIndex={index === open ? 0 : -1}
              onClick={() => setOpen(index)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {heading}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          className={styles.panel}
          data-open={index === open}
        >
          {tab.body}
        </div>
      ))}
    </div>
  );
};

/** Opens the panel that contains the fragment's element, then scrolls to the element. */
const useOpenAtHash = (list: RefObject<HTMLElement | null>, setOpen: (index: number) => void): void => {
  const target = useRef<HTMLElement>(null);
  const openTab = useEffectEvent(setOpen);
  useEffect(() => {
    const follow = (): void => {
      target.current = document.getElementById(location.hash.slice(1));
      const panel = target.current?.closest('[role=tabpanel]')?.id;
      const tabs = [...(list.current?.querySelectorAll('[role=tab]') ?? [])];
      const index = tabs.findIndex((tab) => tab.getAttribute('aria-controls') === panel);
      if (index >= 0) openTab(index);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [list]);
  useEffect(() => {
    const panel = target.current?.closest('[role=tabpanel]');
    if (!(panel instanceof HTMLElement) || panel.dataset.open !== 'true') return;
    target.current?.scrollIntoView();
    target.current = null;
  });
};
