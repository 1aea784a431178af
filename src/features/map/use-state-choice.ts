import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { type Stop, stopAfter } from './steering.ts';

/** Elements that stand for a state say which in `data-state`. */
const stateOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<SVGElement | HTMLElement>('[data-state]')?.dataset.state;

export interface StateChoiceOptions {
  readonly stops: readonly Stop[];
  /** Postal code of the applied state, or ''. */
  readonly chosen: string;
  /** Told the state that is chosen, '' for all. */
  readonly choose: (state: string) => void;
}

/**
 * Pointing at, walking over and choosing states. The whole set is one stop of the Tab key. A mouse chooses by a click; a
 * finger covers several states, so that its touch on the map only holds one up, with a button to choose it.
 */
export const useStateChoice = ({ stops, chosen, choose }: StateChoiceOptions) => {
  const [stand, setStand] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [held, setHeld] = useState<string>();
  const byTouch = useRef(false);
  const isStop = (state: string | undefined): boolean => stops.some((stop) => stop.state === state);
  const tabStop = [stand, chosen].find(isStop) ?? stops[0]?.state;

  const onClick = ({ target }: MouseEvent): void => {
    const state = stateOf(target);
    const isHeld = byTouch.current && target instanceof SVGElement;
    setHeld(isHeld ? state : undefined);
    if (state !== undefined && !isHeld) choose(state);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const state = stateOf(event.target);
    if (state === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stopAfter(stops, state, event.key);
    if (next !== undefined) {
      event.currentTarget.querySelector<SVGElement>(`[role=option][data-state=${next}]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') choose(state);
    else if (event.key === 'Escape' && chosen !== '') choose('');
    // An arrow at the map's edge leads nowhere, and must not scroll the page instead.
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const listeners = {
    onClick,
    onKeyDown,
    onPointerDown: ({ pointerType }: PointerEvent): void => {
      byTouch.current = pointerType === 'touch';
    },
    onPointerOver: ({ target, pointerType }: PointerEvent): void =>
      setPointed(pointerType === 'touch' ? undefined : stateOf(target)),
    onPointerLeave: (): void => setPointed(undefined),
    onFocus: ({ target }: FocusEvent): void => {
      setStand(stateOf(target));
      setFocused(target.matches(':focus-visible') ? stateOf(target) : undefined);
    },
    onBlur: (): void => setFocused(undefined),
  };
  return { listeners, tabStop, focused, pointed, held, release: () => setHeld(undefined) };
};
