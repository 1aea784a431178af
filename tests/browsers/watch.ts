/** Where the page's watcher sends what it sees (front.ts). */
export const TOLD = '/told';

declare global {
  /** The worker that the page last asked something. */
  var askedWorker: Worker | undefined;
}

/**
 * Runs in the page before all else, because not every driver tells what stands on the console. Tells of console messages,
 * uncaught errors, files that do not load and breaches of the policy, and remembers the worker.
 */
export const watch = (told: string): void => {
  const tell = (text: string): void => {
    navigator.sendBeacon(told, `${location.pathname}: ${text}`);
  };
  for (const kind of ['log', 'info', 'warn', 'error'] as const) {
    const say = console[kind];
    console[kind] = (...parts) => {
      tell(`console ${kind}: ${parts.join(' ')}`);
      say(...parts);
    };
  }
  const tellOfError = (event: Event): void => {
    const { target } = event;
    if (event instanceof ErrorEvent) tell(`uncaught: ${event.message}`);
    else if (target instanceof Element) tell(`did not load: ${target.outerHTML}`);
  };
  addEventListener('error', tellOfError, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(`uncaught in a promise: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...message: unknown[]) {
    globalThis.askedWorker = this;
    return Reflect.apply(postMessage, this, message);
  };
};
