/** What the bar at the window's edge may have to say. */
export interface Notices {
  /** When the page that is read was saved, as an ISO time; null where it came from the network. */
  readonly savedAt: string | null;
  /** Loads the new version that is ready. */
  readonly reload?: () => void;
}

export type Notice = 'saved' | 'newer';

/** The one notice to show, of those that the visitor has not hidden: what can be acted on comes first. */
export const noticeOf = ({ savedAt, reload }: Notices, hidden: readonly Notice[]): Notice | undefined => {
  if (reload !== undefined && !hidden.includes('newer')) return 'newer';
  return savedAt !== null && !hidden.includes('saved') ? 'saved' : undefined;
};
