/** Rows of the benefit tables, counted in section 9 of the specification and the groups of ruling 27b. */
export const ROW_COUNT = 47;
