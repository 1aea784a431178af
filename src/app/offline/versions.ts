import type { FromPage } from '#domain/offline.ts';

/** Shortest time between two checks for a new version. */
const CHECK_INTERVAL_MS = 3_600_000;

/** After this long the page is reloaded even if the new version has not taken over: the network has it too. */
const TAKEOVER_TIMEOUT_MS = 2000;

let registered: ServiceWorkerRegistration | undefined;

/** Reloads the page with the waiting version. */
export const loadNewVersion = (): void => {
  const reload = (): void => location.reload();
  const waiting = registered?.waiting;
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, waiting ? TAKEOVER_TIMEOUT_MS : 0);
  waiting?.postMessage({ kind: 'takeOver' } satisfies FromPage);
};

/** Pages stay open for days: one that becomes visible checks for a new version, at most once an hour. */
const checkWhenVisible = (registration: ServiceWorkerRegistration): void => {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < CHECK_INTERVAL_MS) return;
    checked = Date.now();
    registration.update().catch(() => undefined);
  });
};

/** Calls back with each version that waits to take over. */
export const keepUpToDate = (
  registration: ServiceWorkerRegistration,
  compare: (waiting: ServiceWorker | null) => void,
): void => {
  registered = registration;
  compare(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') compare(installing);
    });
  });
  checkWhenVisible(registration);
};
