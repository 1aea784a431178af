import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { revealOnScroll } from './reveal.ts';
import { watchScrollStops } from './use-scroll-stops.ts';

declare global {
  /** True where pages are written and in development; false in the browser's code, which then drops static parts. */
  const __PRERENDER__: boolean;
}

/** Static parts of a page's HTML by their ids. A page reached from another one finds its parts in the HTML fetched for it. */
export const StaticParts = createContext<ReadonlyMap<string, Element>>(new Map());

interface StaticSectionProps {
  readonly id: string;
  readonly children: ReactNode;
  /** The nearest element around that has an id has this one: it is not repeated in the HTML. */
  readonly isAround?: boolean;
}

/**
 * A part of a page without state, effect or handler. It is rendered where pages are written; browsers keep its HTML as it is,
 * without loading or running its code: guard the children with `__PRERENDER__ &&`, so that no browser chunk contains them.
 */
export const StaticSection = ({ id, children, isAround = false }: StaticSectionProps) => {
  const holder = useRef<HTMLDivElement>(null);
  const name = isAround ? '' : id;
  return __PRERENDER__ ? (
    <div data-part={name}>{children}</div>
  ) : (
    <WrittenHtml id={id} name={name} holder={holder} />
  );
};

export interface WrittenHtmlProps {
  readonly id: string;
  /** In the HTML, if it is not the id. */
  readonly name?: string;
  readonly holder: RefObject<HTMLDivElement | null>;
  /** The code behind the HTML could not be loaded. */
  readonly isMissing?: boolean;
  /** Called right before React removes the element. */
  readonly onRemove?: () => void;
}

/**
 * The HTML of a part as the server wrote it. With a text as its only child and `suppressHydrationWarning`, React compares the
 * element's content neither while hydrating nor later, so the HTML stays. On the way from another page it is copied.
 */
export const WrittenHtml = ({ id, name = id, holder, isMissing = false, onRemove }: WrittenHtmlProps) => {
  const source = use(StaticParts).get(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the element is there
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

/** Does for written HTML what effects do for rendered components. */
const enhance = (part: Element): (() => void) => {
  const revealed = [...part.querySelectorAll<HTMLElement>('[data-reveal]')].map(revealOnScroll);
  const stopWatching = watchScrollStops(part);
  return () => {
    stopWatching();
    for (const stop of revealed) stop?.();
  };
};
