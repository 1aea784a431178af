import { contentTypeOf } from './content-types.ts';
import { type Headers, headersOf } from './headers.ts';
import { rewriteOf } from './rewrites.ts';

/** What a request says. */
export interface Asked {
  readonly method: string;
  /** Path and query, as it stands in the request. */
  readonly url: string;
  readonly acceptEncoding?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly range?: string | undefined;
}

/** A file of the site: its size in bytes, and when it was changed, in milliseconds. */
export interface FileFacts {
  readonly size: number;
  readonly changed: number;
}

/** Tells of a file by its path below the site ("/es.html"); undefined where there is none. */
export type FindFile = (path: string) => FileFacts | undefined;

/** What to send: `file` is a path below the site, of which the bytes `from` to `to` are meant. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: { readonly file: string; readonly from: number; readonly to: number };
}

/** Preferred first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const decoded = (url: string): string => {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** With or without slash, with or without ".html"; none outside the site. */
const fileFor = (path: string, find: FindFile): string | undefined => {
  if (!path.startsWith('/') || /\\|\0|\/\.\.(\/|$)/.test(path)) return undefined;
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  return names.find((name) => find(name) !== undefined);
};

const isAccepted = (name: string, accepted = ''): boolean =>
  accepted
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .some((each) => each.split(';', 1)[0] === name && !/;\s*q=0(\.0*)?$/.test(each));

/** The tag that nginx gives. */
const tagOf = ({ size, changed }: FileFacts): string =>
  `"${Math.floor(changed / 1000).toString(16)}-${size.toString(16)}"`;

/** "bytes=0-99", "bytes=100-", "bytes=-100"; undefined: all. Throws a RangeError when there are no such bytes. */
const bytesOf = (range: string | undefined, size: number): readonly [number, number] | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from > to) throw new RangeError(`bytes */${size}`);
  return [from, to];
};

const wholeOrPart = (headers: Headers, file: string, size: number, range: string | undefined): Answer => {
  try {
    const part = bytesOf(range, size);
    const [from, to] = part ?? [0, size - 1];
    const lengths = { 'Content-Length': String(to - from + 1), 'Accept-Ranges': 'bytes' };
    return part === undefined
      ? { status: 200, headers: { ...headers, ...lengths }, body: { file, from, to } }
      : {
          status: 206,
          headers: { ...headers, ...lengths, 'Content-Range': `bytes ${from}-${to}/${size}` },
          body: { file, from, to },
        };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { status: 416, headers: { ...headers, 'Content-Range': error.message } };
  }
};

const withTwin = (file: string, accepted: string | undefined, find: FindFile) => {
  const twins = ENCODINGS.filter(({ ending }) => find(file + ending) !== undefined);
  const twin = twins.find(({ name }) => isAccepted(name, accepted));
  return {
    name: file + (twin?.ending ?? ''),
    vary: twins.length > 0 ? { Vary: 'Accept-Encoding' } : {},
    encoding: twin === undefined ? {} : { 'Content-Encoding': twin.name },
  };
};

const answerWith = (file: string, asked: Asked, find: FindFile, inlineScript: string): Answer => {
  const twin = withTwin(file, asked.acceptEncoding, find);
  const facts = find(twin.name);
  if (facts === undefined) throw new Error(`${twin.name} has gone`);
  const tag = tagOf(facts);
  const always = { ...headersOf(file, inlineScript), ETag: tag, ...twin.vary };
  const known = asked.ifNoneMatch?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known?.some((each) => each === tag || each === '*')) return { status: 304, headers: always };
  const headers = {
    ...always,
    ...twin.encoding,
    'Content-Type': contentTypeOf(file),
    'Last-Modified': new Date(facts.changed).toUTCString(),
  };
  return wholeOrPart(headers, twin.name, facts.size, asked.range);
};

/** How the site answers a request: the one description of it, which the project's server follows and other servers are held to. */
export const answerTo = (asked: Asked, find: FindFile, inlineScript: string): Answer => {
  if (asked.method !== 'GET' && asked.method !== 'HEAD')
    return { status: 405, headers: { ...headersOf('/404.html', inlineScript), Allow: 'GET, HEAD' } };
  const path = decoded(asked.url);
  const file = fileFor(path, find);
  if (file !== undefined) return answerWith(file, asked, find, inlineScript);
  const { to, status } = rewriteOf(path);
  const page = fileFor(to, find) ?? '/404.html';
  if (status === 200) return answerWith(page, asked, find, inlineScript);
  const { ifNoneMatch: _, range: __, ...whole } = asked;
  return { ...answerWith(page, whole, find, inlineScript), status };
};
