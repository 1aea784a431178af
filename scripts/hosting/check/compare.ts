import { readFileSync } from 'node:fs';
import { type Answer, type Asked, answerTo, type FindFile } from '../answer.ts';
import { COMMON_HEADERS } from '../headers.ts';
import { hashOf, type Reply } from './ask.ts';

/** What a server says otherwise than the table. */
export interface Difference {
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** Word for word. */
const SAME = [
  ...Object.keys(COMMON_HEADERS),
  'Cache-Control',
  'Content-Security-Policy',
  'Content-Type',
  'Content-Encoding',
  'Content-Range',
  'Vary',
];

/** Each server writes them its own way: only whether they are there is compared. Of pages for unknown addresses nobody asks again. */
const presentIn = (status: number): readonly string[] => {
  if (status === 304) return ['ETag'];
  return status === 404 ? [] : ['ETag', 'Last-Modified'];
};

const NONE = '(none)';

const textOf = (reply: Reply, name: string): string => reply.headers[name.toLowerCase()]?.toString() ?? NONE;

const presence = (value: string | undefined): string =>
  value === undefined || value === NONE ? NONE : 'there';

const headerDifferences = ({ headers, status }: Answer, reply: Reply): readonly Difference[] => [
  ...SAME.map((what) => ({ what, expected: headers[what] ?? NONE, found: textOf(reply, what) })),
  ...presentIn(status).map((what) => ({
    what,
    expected: presence(headers[what]),
    found: presence(textOf(reply, what)),
  })),
];

const bodyOf = ({ body }: Answer, { method }: Asked, site: string): string => {
  if (body === undefined || method === 'HEAD') return hashOf(Buffer.alloc(0));
  return hashOf(readFileSync(site + body.file).subarray(body.from, body.to + 1));
};

/** Where a reply differs from what the tables and the files say; what refuses a method need say nothing else. */
export const differences = (
  asked: Asked,
  reply: Reply,
  site: { readonly folder: string; readonly find: FindFile; readonly inlineScript: string },
): readonly Difference[] => {
  const answer = answerTo(asked, site.find, site.inlineScript);
  const status = { what: 'status', expected: String(answer.status), found: String(reply.status) };
  if (answer.status === 405) return [status].filter(({ expected, found }) => expected !== found);
  return [
    status,
    ...headerDifferences(answer, reply),
    { what: 'body', expected: bodyOf(answer, asked, site.folder), found: reply.body },
  ].filter(({ expected, found }) => expected !== found);
};
