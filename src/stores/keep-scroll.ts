/**
 * State of a history entry whose address was changed by a choice on the page: the scroll position stays, even if the address
 * has a fragment.
 */
export const KEEP_SCROLL = 'stay';
