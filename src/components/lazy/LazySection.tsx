import { type ComponentType, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LazyComponent, lazyComponent, useLazyComponent } from './lazy-component.ts';
import { showLoadError } from './load-error.ts';
import { PrerenderedHtml } from './StaticSection.tsx';

/**
 * Creates a section that is prerendered and whose code is fetched when the section is near the viewport or used. The component
 * then replaces the HTML, which has the same content. If the code does not load, the HTML stays: with `Failed` above it or, if
 * it has fields or buttons, with the load-error notice of the page. `id`: unique on the page.
 */
export const lazySection = <Props extends object>(
  id: string,
  importComponent: () => Promise<ComponentType<Props>>,
  Failed?: ComponentType,
): ComponentType<Props> => {
  const lazy = lazyComponent(importComponent);
  const Section = import.meta.env.SSR ? ServerSection<Props> : LazySection<Props>;
  return (props) => <Section id={id} lazy={lazy} props={props} Failed={Failed} />;
};

interface LazySectionProps<Props> {
  readonly id: string;
  readonly lazy: LazyComponent<Props>;
  readonly props: Props;
  readonly Failed: ComponentType | undefined;
}

const ServerSection = <Props extends object>({ id, lazy, props }: LazySectionProps<Props>) => {
  const Component = use(lazy.load());
  return (
    <div data-part={id}>
      <Component {...props} />
    </div>
  );
};

const RETRY_DELAY_MS = 1000;

const LazySection = <Props extends object>({ id, lazy, props, Failed }: LazySectionProps<Props>) => {
  const holder = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(lazy.loaded() !== undefined);
  useEffect(() => {
    const part = holder.current;
    return part === null || isNear ? undefined : observeNear(part, () => setNear(true));
  }, [isNear]);
  const { Component, failures, retry } = useLazyComponent(lazy, isNear);
  const hasFailed = failures > 1;
  const isPressed = usePressed(holder, Component !== undefined);
  const isLive = Component !== undefined && !isPressed;
  const noteFocus = useHandOver(holder, isLive);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per failure
  useEffect(() => {
    if (hasFailed && !Failed && holder.current?.querySelector(`${FIELDS}, ${ACTIONS}`)) showLoadError();
    if (failures !== 1) return undefined;
    const timer = setTimeout(retry, RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [failures]);
  if (isLive)
    return (
      <div data-part={id} ref={holder}>
        <Component {...props} />
      </div>
    );
  return (
    <>
      {hasFailed && Failed && <Failed />}
      <PrerenderedHtml id={id} holder={holder} isMissing={hasFailed} onRemove={noteFocus} />
    </>
  );
};

/** Returns true while a pointer is down on the HTML: a button that is replaced under the pointer gets no click. */
const usePressed = (holder: RefObject<HTMLDivElement | null>, isLoaded: boolean): boolean => {
  const [isPressed, setPressed] = useState(false);
  const isListening = !isLoaded || isPressed;
  useEffect(() => {
    const part = holder.current;
    if (part === null || !isListening) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    part.addEventListener('pointerdown', () => setPressed(true), { signal });
    // Delayed until after the click, which follows the release.
    const release = () => setTimeout(() => setPressed(false));
    for (const event of ['pointerup', 'pointercancel']) addEventListener(event, release, { signal });
    return () => stop.abort();
  }, [holder, isListening]);
  return isPressed;
};

/** Distance from the viewport at which code is fetched: about one turn of a mouse wheel. */
const MARGIN = '600px 0px';

/** Calls `onNear` once: when the section is near the viewport, used or printed, or at once if the address refers to it. */
export const observeNear = (part: Element, onNear: () => void): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const near = (): void => {
    stop.abort();
    onNear();
  };
  if (part.firstChild === null || isAddressed(part)) {
    near();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
    { rootMargin: MARGIN },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['focusin', 'pointerdown']) part.addEventListener(event, near, { signal });
  addEventListener('beforeprint', near, { signal });
  // Observes the children, because the section's own element has no box (base.css).
  for (const child of part.children) observer.observe(child);
  return () => stop.abort();
};

/** Returns true if the fragment refers into the section or the query string sets one of its fields. */
const isAddressed = (part: Element): boolean =>
  part.closest(':target') !== null ||
  part.querySelector(':target') !== null ||
  [...new URLSearchParams(location.search).keys()].some((name) =>
    part.querySelector(`[name="${CSS.escape(name)}"]`),
  );

const FIELDS = 'input, select, textarea';
/** Buttons that need the code; the browser itself opens popovers. */
const ACTIONS = 'button:not([popovertarget])';
/** Focusable and clickable elements: the same in the same order in the HTML and in the component. */
const CONTROLS = `${FIELDS}, button, a, summary, [tabindex]`;

const controlsIn = (part: Element | null): readonly HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/**
 * Disables the fields of the HTML, because typed text would be lost. When the component replaces the HTML, restores the focus
 * and repeats the click on the last pressed button. Returns a function that records the focus before the HTML is removed.
 */
const useHandOver = (holder: RefObject<HTMLElement | null>, isLive: boolean): (() => void) => {
  const focused = useRef({ id: '', index: -1 });
  const pressed = useRef(-1);
  useLayoutEffect(() => {
    if (!isLive) return;
    const { id, index } = focused.current;
    // An element that a fragment refers to is focusable only while it has the focus (RouteFocus.tsx).
    const addressed = document.getElementById(id);
    if (addressed !== null && addressed.tabIndex < 0) addressed.tabIndex = -1;
    (addressed ?? controlsIn(holder.current)[index])?.focus({ preventScroll: true });
  }, [holder, isLive]);
  useEffect(() => {
    const part = holder.current;
    if (part === null) return undefined;
    if (isLive) {
      controlsIn(part)[pressed.current]?.click();
      pressed.current = -1;
      return undefined;
    }
    for (const field of part.querySelectorAll<HTMLInputElement>(FIELDS)) field.disabled = true;
    const notePress = ({ target }: Event): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>(ACTIONS) : null;
      if (button !== null) pressed.current = controlsIn(part).indexOf(button);
    };
    part.addEventListener('click', notePress);
    return () => part.removeEventListener('click', notePress);
  }, [holder, isLive]);
  return () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !holder.current?.contains(activeElement)) return;
    focused.current = { id: activeElement.id, index: controlsIn(holder.current).indexOf(activeElement) };
  };
};
