import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import type { MapOption } from './map-data.ts';

/** `data-state` holds the postal code. */
const stateOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<SVGElement | HTMLElement>('[data-state]')?.dataset.state;

interface StateChoiceOptions {
  readonly stops: readonly MapOption[];
  /** Postal code of the chosen state, or ''. */
  readonly chosen: string;
  /** '' chooses all states. */
  readonly choose: (state: string) => void;
}

/** The map is one tab stop. A finger covers several states, so touch only highlights a state, and a button chooses it. */
export const useStateChoice = ({ stops, chosen, choose }: StateChoiceOptions) => {
  const [visited, setVisited] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [held, setHeld] = useState<string>();
  const byTouch = useRef(false);
  const isStop = (state: string | undefined): boolean => stops.some((stop) => stop.state === state);
  const tabStop = [visited, chosen].find(isStop) ?? stops[0]?.state;

  const onClick = ({ target }: MouseEvent): void => {
    const state = stateOf(target);
    const isHeld = byTouch.current && target instanceof SVGElement;
    setHeld(isHeld ? state : undefined);
    if (state !== undefined && !isHeld) choose(state);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const state = stateOf(event.target);
    if (state === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextOption(stops, state, event.key);
    if (next !== undefined) {
      event.currentTarget.querySelector<SVGElement>(`[role=option][data-state=${next}]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') choose(state);
    else if (event.key === 'Escape' && chosen !== '') choose('');
    // Arrow keys at the edge of the map must not scroll the page.
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
      setVisited(stateOf(target));
      setFocused(target.matches(':focus-visible') ? stateOf(target) : undefined);
    },
    onBlur: (): void => setFocused(undefined),
  };
  return { listeners, tabStop, focused, pointed, held, release: () => setHeld(undefined) };
};

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Cost of sideways distance, relative to distance ahead. */
const SIDE_COST = 2;
/** About 60 degrees to either side, so that every stop can be reached from every other stop. */
const MAX_SLOPE = 1.75;

export const nextOption = (stops: readonly MapOption[], from: string, key: string): string | undefined => {
  if (key === 'Home') return stops[0]?.state;
  if (key === 'End') return stops.at(-1)?.state;
  const start = stops.find(({ state }) => state === from);
  const direction = DIRECTIONS[key];
  if (start === undefined || direction === undefined) return undefined;
  const [dx, dy] = direction;
  const [nearest] = stops
    .map(({ state, at }) => {
      const [x, y] = [at[0] - start.at[0], at[1] - start.at[1]];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      return { state, ahead, aside, cost: ahead + SIDE_COST * aside };
    })
    .filter(({ ahead, aside }) => ahead > 0 && aside <= MAX_SLOPE * ahead)
    .sort((a, b) => a.cost - b.cost);
  return nearest?.state;
};
