/** Runs of spaces, tabs and line breaks become one space; none at the ends. Nothing else changes. */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
