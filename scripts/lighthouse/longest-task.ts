import type { Browser, CDPSession } from '@playwright/test';

/** CPU slowdown factor. */
const SLOWDOWN = 6;
/** Time after the navigation in which tasks count. */
const OBSERVED_MS = 5000;

/**
 * Loads a page with a phone's viewport and a cold cache. Returns the milliseconds of the longest task that began after load; 0 if
 * none took more than 50 ms. Unlike Playwright's pages, this page has no debugger: with one, V8 looks up the source position of
 * each Error that React creates when its module starts, which is a task of about 100 ms that visitors do not have.
 */
export const longestTask = async (browser: Browser, url: string): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const send = await attach(session, targetId);
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observeTasks})()` });
  await send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await send('Page.navigate', { url });
  await new Promise((resolve) => setTimeout(resolve, OBSERVED_MS));
  const { result } = await send('Runtime.evaluate', { expression: 'longestTask' });
  await session.send('Target.disposeBrowserContext', { browserContextId });
  await session.detach();
  return result.value;
};

/** Runs in the page before its scripts, as text, so it cannot use anything from this module. */
const observeTasks = (): void => {
  const page = Object.assign(globalThis, { longestTask: 0 });
  new PerformanceObserver((list) => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    for (const { startTime, duration } of list.getEntries())
      if (load?.loadEventEnd && startTime >= load.loadEventEnd)
        page.longestTask = Math.max(page.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
};

/** Returns a function that sends a command to a target. The results have the types of the Chrome DevTools Protocol. */
const attach = async (session: CDPSession, targetId: string) => {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  let last = 0;
  return (method: string, params: object = {}): Promise<{ result: { value: number } }> => {
    last += 1;
    const id = last;
    const response = new Promise<{ result: { value: number } }>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message);
        if (answer.id === id) resolve(answer.result);
      });
    });
    void session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return response;
  };
};
