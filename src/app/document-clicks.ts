import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

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
      const link = event.target.closest<HTMLAnchorElement>('[data-part] a');
      const page = link === null ? undefined : pageOf(link, event);
      if (page !== undefined) {
        event.preventDefault();
        navigate(page, { replace: page === location.pathname + location.search + location.hash });
      }
      const term = hasPopovers() ? undefined : event.target.closest('[popovertarget]');
      if (term) location.hash = term.getAttribute('popovertarget') ?? '';
    };
    document.addEventListener('click', follow);
    document.addEventListener('focusin', closeExplanation);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('focusin', closeExplanation);
    };
  }, [navigate]);
};
