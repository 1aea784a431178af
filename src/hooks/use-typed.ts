import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A pause in typing, milliseconds. Browsers refuse an address that changes with every key of a fast typist. */
const PAUSE_MS = 150;

export interface Typed {
  /** What stands in the box. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Puts a text into the box that is applied already, or is being applied by somebody else. */
  readonly settle: (text: string) => void;
}

/**
 * The text of a box whose applied value lives elsewhere: applied after a pause, and followed when it changes from outside
 * (Back, a reset).
 */
export const useTyped = (applied: string, apply: (text: string) => void): Typed => {
  const [text, type] = useState(applied);
  const sent = useRef(applied);
  const send = useEffectEvent(apply);
  const settle = (settled: string): void => {
    sent.current = settled;
    type(settled);
  };
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    type(applied);
  }, [applied]);
  useEffect(() => {
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text;
      send(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, type, settle };
};
