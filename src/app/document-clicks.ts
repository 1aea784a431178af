import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { withVisitor } from '#stores/language.ts';

const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** Matches paths of files, which the browser itself opens or saves. */
const FILE = /\.\w+$/;

/** Returns the in-site address that a plain click on the link opens, if any. */
const pageOf = (link: HTMLAnchorElement, event: MouseEvent): string | undefined => {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const isOwn = link.getAttribute('href')?.startsWith('/') && !link.target && !link.hasAttribute('download');
  return isOwn && !FILE.test(link.pathname) ? link.pathname + link.search + link.hash : undefined;
};

const staticLinkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('[data-part] a') : null;

/** Adds the visitor's plan to the address of a link in static HTML, only for this click, because the plan may change. */
const addVisitor = ({ target }: MouseEvent): void => {
  const link = staticLinkAt(target);
  const address = link?.getAttribute('href');
  if (!link || !address?.startsWith('/')) return;
  link.setAttribute('href', withVisitor(address));
  setTimeout(() => link.setAttribute('href', address));
};

/** Closes an open explanation when the focus moves past it, because it would cover the next element. */
const closeExplanation = ({ target }: FocusEvent): void => {
  const open = hasPopovers() ? document.querySelector<HTMLElement>('[role=note]:popover-open') : null;
  const isInvoker = (target as Element).getAttribute('popovertarget') === open?.id;
  if (open && !isInvoker && !open.contains(target as Element)) open.hidePopover();
};

/**
 * Handles clicks in static HTML, which has no React handlers: links navigate without loading a document. In browsers without
 * popovers, terms lead to their glossary entry at the end of the page.
 */
export const useDocumentClicks = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = staticLinkAt(event.target);
      const page = link === null ? undefined : pageOf(link, event);
      if (page !== undefined) {
        event.preventDefault();
        navigate(page, { replace: page === location.pathname + location.search + location.hash });
      }
      const term = hasPopovers() ? undefined : event.target.closest('[popovertarget]');
      if (term) location.hash = term.getAttribute('popovertarget') ?? '';
    };
    document.addEventListener('click', addVisitor, true);
    document.addEventListener('auxclick', addVisitor, true);
    document.addEventListener('click', follow);
    document.addEventListener('focusin', closeExplanation);
    return () => {
      document.removeEventListener('click', addVisitor, true);
      document.removeEventListener('auxclick', addVisitor, true);
      document.removeEventListener('click', follow);
      document.removeEventListener('focusin', closeExplanation);
    };
  }, [navigate]);
};
