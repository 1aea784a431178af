import type { CDPSession, Page } from '@playwright/test';

/** A command of the browser's protocol, and its answer. */
export type Ask = (method: string) => Promise<{ readonly usedSize?: number }>;

const MINUTE = 60_000;

/** The search worker's side of the protocol, which Playwright keeps to itself: its messages travel through the page's session. */
const askWorker = async (session: CDPSession): Promise<Ask> => {
  const waiting = new Map<number, (result: { readonly usedSize?: number }) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result ?? {});
  });
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId);
    });
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached;
  let last = 0;
  return (method) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, resolve);
      setTimeout(() => reject(new Error(`the worker does not answer ${method}`)), MINUTE).unref();
      session
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
        .catch(reject);
    });
};

/** Bytes in use once all garbage is collected. */
const collected = async (ask: Ask): Promise<number> => {
  await ask('HeapProfiler.collectGarbage');
  const { usedSize } = await ask('Runtime.getHeapUsage');
  if (usedSize === undefined) throw new Error('the browser does not tell how much memory is in use');
  return usedSize;
};

/** Asks for the JavaScript heaps of the page and of its worker. */
export const heapsOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const worker = await askWorker(session);
  const own: Ask = (method) => session.send(method as 'Runtime.getHeapUsage');
  return async () => ({ page: await collected(own), worker: await collected(worker) });
};
