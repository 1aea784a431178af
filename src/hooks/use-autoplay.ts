import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useMedia } from './use-media.ts';

const isHidden = (): boolean => document.hidden;
const followVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/**
 * Shows `count` slides in turn, each for `interval` milliseconds (ruling 22). The visitor can pause it. It stops while hovered,
 * focused or in a hidden tab (`moving` is false then), and permanently at the first touch. It does not start if the visitor prefers
 * reduced motion. `holders`: handlers of the element that holds the slides.
 */
export const useAutoplay = (count: number, interval: number) => {
  const [shown, show] = useState(0);
  const [chosen, choose] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const hidden = useSyncExternalStore(followVisibility, isHidden, () => false);
  const playing = chosen ?? !still;
  const moving = playing && !pointed && !focused && !hidden;
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => show((shown + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [moving, shown, count, interval]);
  // The pressed button is hovered or focused, which must not stop the slides.
  const toggle = (): void => {
    choose(!playing);
    setPointed(false);
    setFocused(false);
  };
  const holders = {
    onPointerEnter: ({ pointerType }: PointerEvent): void => setPointed(pointerType !== 'touch'),
    onPointerLeave: (): void => setPointed(false),
    // Touch has no hover whose end could restart the slides, so the first touch pauses them. The pause button toggles by itself.
    onPointerDown: ({ pointerType, target }: PointerEvent): void => {
      if (pointerType === 'touch' && !(target as Element).closest('[data-pause]')) choose(false);
    },
    onFocus: (): void => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
  return { shown, show, playing, toggle, moving, holders };
};
