/**
 * State of a history entry whose address was rewritten by a choice on the page: the reader stays where they are, even
 * where the address has a fragment.
 */
export const STAY = 'stay';
