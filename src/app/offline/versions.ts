import type { FromPage } from '#domain/offline.ts';

/** How long an open page goes without asking whether there is a new version. */
const AN_HOUR_MS = 3_600_000;

/** If the new version does not take over by then, the page is loaded anyway: the network has the new one. */
const PATIENCE_MS = 2000;

let registered: ServiceWorkerRegistration | undefined;

/** Loads the page anew with the version that waits. */
export const loadNewVersion = (): void => {
  const reload = (): void => location.reload();
  const waiting = registered?.waiting;
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, waiting ? PATIENCE_MS : 0);
  waiting?.postMessage({ kind: 'takeOver' } satisfies FromPage);
};

/** Pages stay open for days: when one is looked at again it asks, at most once an hour. */
const askNowAndThen = (registration: ServiceWorkerRegistration): void => {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < AN_HOUR_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
};

/** Calls back with each new version that waits to take over; one of this page's own version need not wait. */
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
  askNowAndThen(registration);
};
