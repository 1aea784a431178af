import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { revealOnScroll } from './reveal.ts';
import { makeScrollersFocusable } from './use-scroll-stops.ts';

declare global {
  /** True in the prerenderer and in development; false in production code for browsers, from which static parts are removed. */
  const __PRERENDER__: boolean;
}

/** Static parts of a page's HTML by id. After a client-side navigation they come from the fetched HTML of the page. */
export const StaticParts = createContext<ReadonlyMap<string, Element>>(new Map());

interface StaticSectionProps {
  readonly id: string;
  readonly children: ReactNode;
  /** True if the nearest ancestor with an id has this id, which is then not repeated in the HTML. */
  readonly usesAncestorId?: boolean;
}

/**
 * Part of a page without state, effects or handlers. Only the prerenderer renders it; browsers keep its HTML and never load its
 * code. Guard the children with `__PRERENDER__ &&`, so that no browser chunk contains them.
 */
export const StaticSection = ({ id, children, usesAncestorId = false }: StaticSectionProps) => {
  const holder = useRef<HTMLDivElement>(null);
  const name = usesAncestorId ? '' : id;
  return __PRERENDER__ ? (
    <div data-part={name}>{children}</div>
  ) : (
    <PrerenderedHtml id={id} name={name} holder={holder} />
  );
};

export interface PrerenderedHtmlProps {
  readonly id: string;
  /** Value of `data-part` in the HTML, if not the id. */
  readonly name?: string;
  readonly holder: RefObject<HTMLDivElement | null>;
  /** True if the code of the part could not be loaded. */
  readonly isMissing?: boolean;
  /** Called right before React removes the element. */
  readonly onRemove?: () => void;
}

/**
 * Keeps the prerendered HTML of a part. With a text as the only child and `suppressHydrationWarning`, React compares the
 * element's content neither during hydration nor later, so the HTML stays. After a client-side navigation the HTML is copied
 * from the fetched page.
 */
export const PrerenderedHtml = ({
  id,
  name = id,
  holder,
  isMissing = false,
  onRemove,
}: PrerenderedHtmlProps) => {
  const source = use(StaticParts).get(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    if (element.firstChild === null && source !== undefined)
      element.append(...document.importNode(source, true).childNodes);
    const stop = enhance(element);
    return () => {
      onRemove?.();
      stop();
    };
  }, []);
  return (
    <div data-part={name} data-missing={isMissing || undefined} ref={holder} suppressHydrationWarning>
      {''}
    </div>
  );
};

/** Adds to prerendered HTML the behavior that effects add to rendered components. */
const enhance = (part: Element): (() => void) => {
  const revealed = [...part.querySelectorAll<HTMLElement>('[data-reveal]')].map(revealOnScroll);
  const stopWatching = makeScrollersFocusable(part);
  return () => {
    stopWatching();
    for (const stop of revealed) stop?.();
  };
};
