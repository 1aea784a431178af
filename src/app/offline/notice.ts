/** State of the notice bar. */
export interface Notices {
  /** ISO time at which the page was saved; null if it is from the network. */
  readonly savedAt: string | null;
  /** Loads the new version, if one is ready. */
  readonly reload?: () => void;
}

export type Notice = 'saved' | 'newer';

/** The notice to show of those that the visitor has not hidden, actionable ones first. */
export const noticeOf = ({ savedAt, reload }: Notices, hidden: readonly Notice[]): Notice | undefined => {
  if (reload !== undefined && !hidden.includes('newer')) return 'newer';
  return savedAt !== null && !hidden.includes('saved') ? 'saved' : undefined;
};
