import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Path to which a page's watcher sends its reports. */
export const REPORTS = '/reports';

declare global {
  /** The worker to which the page last sent a message. */
  var lastWorker: Worker | undefined;
}

/**
 * Runs in the page before all other scripts, because not every driver reports the console. Reports console messages, uncaught
 * errors, files that fail to load and CSP violations, and stores the worker in `lastWorker`.
 */
const watch = (address: string): void => {
  const tell = (text: string): void => {
    navigator.sendBeacon(address, `${location.pathname}: ${text}`);
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
    globalThis.lastWorker = this;
    return Reflect.apply(postMessage, this, message);
  };
};

const WATCH = '/watch.js';
/** Path of Comlink, with which a journey calls the page's worker. */
export const COMLINK = '/comlink.mjs';

/** Content of the files that are served in addition to the site's files, by path. */
const EXTRAS: Readonly<Record<string, string>> = {
  [WATCH]: `(${watch})(${JSON.stringify(REPORTS)});`,
  [COMLINK]: readFileSync(fileURLToPath(import.meta.resolve('comlink/dist/esm/comlink.mjs')), 'utf8'),
};

/** A proxy server in front of the site. It inserts the watcher at the start of every page and can withhold files. */
export interface Front {
  readonly address: string;
  /** Returns the problems that the watcher and the proxy have reported. */
  readonly reports: () => readonly string[];
  /** Responds with 404 to requests for these paths from now on. */
  readonly withhold: (paths: RegExp) => void;
  readonly close: () => void;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

/** Forwards a request to the site and sends its response, uncompressed, with status and headers. Changes only HTML pages. */
const passOn = async (site: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const answer = await fetch(site + request.url, {
    headers: { 'Accept-Encoding': 'identity' },
    redirect: 'manual',
  });
  const headers = Object.fromEntries(answer.headers);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPage = headers['content-type']?.startsWith('text/html');
  const body = isPage ? bytes.toString().replace('<head>', `<head><script src="${WATCH}"></script>`) : bytes;
  response.writeHead(answer.status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
};

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
  });

export const startProxy = async (site: string): Promise<Front> => {
  const reports: string[] = [];
  let withheld: RegExp | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const extra = EXTRAS[path];
    if (path === REPORTS) {
      reports.push(await bodyOf(request));
      response.writeHead(204).end();
    } else if (extra !== undefined) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(extra);
    else if (withheld?.test(path)) response.writeHead(404).end();
    else await passOn(site, request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((reason) => {
      reports.push(`the server: ${reason}`);
      response.destroy();
    });
  });
  return {
    address: await listen(server),
    reports: () => reports.filter((text) => text !== ''),
    withhold: (paths) => {
      withheld = paths;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
