/** Who leaves sooner has nothing fetched ahead. */
const REST_MS = 4000;

/** A page that is never idle is left alone no longer than this. */
const IDLE_MS = 10_000;

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: IDLE_MS });
    else resolve(undefined);
  });

/** Waits until the page has loaded, has been looked at for some seconds, and has nothing to do. */
export const atRest = async (): Promise<void> => {
  await loaded();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  await idle();
};
