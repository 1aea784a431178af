/** First browser that is there, and where it was found. */
export const findBrowser: () => Promise<{ readonly path: string; readonly source: string }>;
