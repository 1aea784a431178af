import { createHash } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Asked } from '../answer.ts';

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** SHA-256 of the body, in hex. */
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const headersOf = ({ acceptEncoding, ifNoneMatch, range }: Asked): Record<string, string> => ({
  ...(acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding }),
  ...(ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch }),
  ...(range === undefined ? {} : { Range: range }),
});

/** Asks a server for a path as it stands. Rejects when the connection fails. */
export const ask = (address: string, asked: Asked): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const options = {
      agent,
      hostname,
      port,
      method: asked.method,
      path: asked.url,
      headers: headersOf(asked),
    };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: hashOf(Buffer.concat(parts)),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
