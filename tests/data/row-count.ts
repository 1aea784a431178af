/** Number of benefit rows, counted in section 9 of the specification with the groups of ruling 27b. */
export const ROW_COUNT = 47;
