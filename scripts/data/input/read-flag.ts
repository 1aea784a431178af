const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['TRUE', true],
  ['YES', true],
  ['Y', true],
  ['0', false],
  ['FALSE', false],
  ['NO', false],
  ['N', false],
]);

/** "1", "Yes", "n" … → boolean; anything else, an empty cell included → undefined. */
export const readFlag = (cell: string): boolean | undefined => FLAGS.get(cell.trim().toUpperCase());
