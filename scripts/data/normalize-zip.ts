type ZipReason = 'lost zeros put back' | 'ZIP+4 split' | 'spaces removed';
interface NormalZip {
  /** Five digits, or the cell's value where it is no zip we can be sure of. */
  readonly zip: string;
  readonly reason?: ZipReason;
}

const FIVE = /^\d{5}$/;
const ZEROS_LOST = /^\d{3,4}$/;
const PLUS_FOUR = /^(\d{5})[- ]?\d{4}$/;
/** A hyphen and four digits leave no doubt about the first part, so its zeros may be put back. */
const PLUS_FOUR_ZEROS_LOST = /^(\d{3,4})-\d{4}$/;

export const isZip = (text: string): boolean => FIVE.test(text);

/** Three and four digits lost their zeros in a spreadsheet; ZIP+4 is split; anything else is kept, never guessed. */
export const normalizeZip = (cell: string): NormalZip => {
  const zip = cell.trim();
  if (FIVE.test(zip)) return zip === cell ? { zip } : { zip, reason: 'spaces removed' };
  if (ZEROS_LOST.test(zip)) return { zip: zip.padStart(5, '0'), reason: 'lost zeros put back' };
  const five = (PLUS_FOUR.exec(zip) ?? PLUS_FOUR_ZEROS_LOST.exec(zip))?.[1]?.padStart(5, '0');
  return five === undefined ? { zip } : { zip: five, reason: 'ZIP+4 split' };
};
