import { type RefObject, useEffect, useState } from 'react';

/** Anchor of the section that fills at least half of the container; undefined before any does. */
export const useSectionInView = (container: RefObject<HTMLElement | null>): string | undefined => {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const root = container.current;
    if (root === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen !== undefined) setInView(seen.target.id);
      },
      { root, threshold: 0.5 },
    );
    for (const section of root.querySelectorAll('[data-screen]')) observer.observe(section);
    return () => observer.disconnect();
  }, [container]);
  return inView;
};
