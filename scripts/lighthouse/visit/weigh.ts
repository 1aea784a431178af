import type { CDPSession } from '@playwright/test';

export type Kind = 'HTML' | 'scripts' | 'styles' | 'fonts' | 'other';

/** Bytes of bodies as they come over the wire, of all that the page itself asks for (what a worker asks for is the worker's). */
export type Transferred = Readonly<Record<Kind, number>>;

const KINDS: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
};

/** Adds up what comes from now on; ask for the sum when nothing is under way. */
export const weigh = async (session: CDPSession): Promise<() => Transferred> => {
  const bytes: Record<Kind, number> = { HTML: 0, scripts: 0, styles: 0, fonts: 0, other: 0 };
  const heads = new Map<string, readonly [Kind, head: number]>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    heads.set(requestId, [KINDS[type] ?? 'other', response.encodedDataLength]),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [kind, head] = heads.get(requestId) ?? ['other', 0];
    bytes[kind] += Math.max(0, encodedDataLength - head);
  });
  await session.send('Network.enable');
  return () => ({ ...bytes });
};
