import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface DebouncedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Sets the text without calling `apply`, for a text that the caller applies. */
  readonly settle: (text: string) => void;
}

/**
 * Keeps the text of a field whose applied value is stored elsewhere. Calls `apply` after a pause in typing of `pauseMs`
 * milliseconds, and updates the text when the applied value changes from outside (Back, a reset).
 */
export const useDebouncedText = (
  applied: string,
  pauseMs: number,
  apply: (text: string) => void,
): DebouncedText => {
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
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return { text, type, settle };
};
