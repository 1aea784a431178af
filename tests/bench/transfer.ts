import { MessageChannel, receiveMessageOnPort, type TransferListItem } from 'node:worker_threads';
import type { Hospital } from '../../src/domain/hospital.ts';
import { type PackedPage, packPage, unpackPage } from '../../workers/hospitals/result-codec.ts';
import { makeDirectory } from '../workers/synthetic.ts';
import { quantile, readable, toMarkdown } from './measure.ts';

/**
 * What a page of rows costs on its way out of a worker: as objects (structured clone), as columns, as JSON text, and as
 * JSON bytes in a transferred buffer. Structured clone and JSON are V8's, the same as in Chromium.
 */
const SIZES = [50, 100, 1000, 5000];
const ROUNDS = 200;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

interface Columns {
  readonly texts: readonly string[];
  readonly flags: Uint8Array;
}

const toColumns = (rows: readonly Hospital[]): Columns => ({
  texts: rows.flatMap(({ name, city, state, zip }) => [name, city, state, zip]),
  flags: Uint8Array.from(
    rows,
    ({ ultra, plus, core }) => Number(ultra) + 2 * Number(plus) + 4 * Number(core),
  ),
});

const fromColumns = ({ texts, flags }: Columns): Hospital[] =>
  Array.from(flags, (flag, at) => ({
    name: texts[4 * at] ?? '',
    city: texts[4 * at + 1] ?? '',
    state: texts[4 * at + 2] ?? '',
    zip: texts[4 * at + 3] ?? '',
    ultra: (flag & 1) !== 0,
    plus: (flag & 2) !== 0,
    core: (flag & 4) !== 0,
  }));

const linesOf = (page: PackedPage): string => ('lines' in page ? page.lines : '');

interface Way {
  readonly pack: (rows: readonly Hospital[]) => unknown;
  readonly transfer: (packed: unknown) => TransferListItem[];
  readonly unpack: (packed: unknown) => readonly Hospital[];
}

const none = (): TransferListItem[] => [];
const WAYS: Readonly<Record<string, Way>> = {
  objects: { pack: (rows) => rows, transfer: none, unpack: (packed) => packed as Hospital[] },
  columns: { pack: toColumns, transfer: none, unpack: (packed) => fromColumns(packed as Columns) },
  'one text': {
    pack: (rows) => packPage({ total: 0, rows }),
    transfer: none,
    unpack: (packed) => unpackPage(packed as PackedPage).rows,
  },
  'one text, transferred': {
    pack: (rows) => encoder.encode(linesOf(packPage({ total: 0, rows }))),
    transfer: (packed) => [(packed as Uint8Array).buffer as ArrayBuffer],
    unpack: (packed) => unpackPage({ total: 0, lines: decoder.decode(packed as Uint8Array) }).rows,
  },
  'JSON text': {
    pack: JSON.stringify,
    transfer: none,
    unpack: (packed) => JSON.parse(packed as string) as Hospital[],
  },
  'JSON bytes, transferred': {
    pack: (rows) => encoder.encode(JSON.stringify(rows)),
    transfer: (packed) => [(packed as Uint8Array).buffer as ArrayBuffer],
    unpack: (packed) => JSON.parse(decoder.decode(packed as Uint8Array)) as Hospital[],
  },
};

/** Milliseconds on the worker's side (pack and send) and on the page's side (receive and unpack). */
const post = (
  way: Way,
  rows: readonly Hospital[],
  { port1, port2 }: MessageChannel,
): readonly [number, number] => {
  const start = performance.now();
  const packed = way.pack(rows);
  port1.postMessage(packed, way.transfer(packed));
  const sent = performance.now();
  const received = receiveMessageOnPort(port2) as { message: unknown };
  way.unpack(received.message);
  return [sent - start, performance.now() - sent];
};

const measure = (channel: MessageChannel): string[][] => {
  const all = makeDirectory(Math.max(...SIZES));
  return SIZES.map((size) => {
    const rows = all.slice(0, size);
    const times = Object.values(WAYS).map((way) =>
      Array.from({ length: ROUNDS }, () => post(way, rows, channel)).slice(ROUNDS / 10),
    );
    const median = (side: 0 | 1, of: readonly (readonly [number, number])[]): string =>
      readable(
        quantile(
          of.map((pair) => pair[side]),
          0.5,
        ),
      );
    return [String(size), ...times.map((of) => `${median(0, of)} + ${median(1, of)}`)];
  });
};

const channel = new MessageChannel();
console.log(toMarkdown(['rows: worker + page', ...Object.keys(WAYS)], measure(channel)));
channel.port1.close();
