import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window something is when the engine is asked for it. */
const AHEAD = '800px 0px';

/** True from when the reader first nears the element that is given this ref. */
export const useNear = (): readonly [near: boolean, ref: RefCallback<Element>] => {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [near, ref];
};
