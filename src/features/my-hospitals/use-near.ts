import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window something is when the engine is asked for it. */
const AHEAD = '800px 0px';

/** True from when the reader first nears the element that is given this ref, or prints the page. */
export const useNear = (): readonly [near: boolean, ref: RefCallback<Element>] => {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    // What cannot be told is taken for near.
    if (!('IntersectionObserver' in globalThis)) return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    const print = (): void => setNear(true);
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, []);
  return [near, ref];
};
