const LONGEST = 80;

/** A cell as shown in a message, in one line: a file that went wrong may have a megabyte in one, or half of itself. */
export const shorten = (text: string): string =>
  text.slice(0, LONGEST).replace(/\s/g, ' ') + (text.length > LONGEST ? '…' : '');
