const LONGEST = 80;

/** A cell as shown in a message: a file that went wrong may have a megabyte in one. */
export const shorten = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
