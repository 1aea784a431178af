import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import brand from '#data/brand.json' with { type: 'json' };
import { WORDMARK_ARCS, WORDMARK_HORIZON } from '../og/brand-arcs.ts';
import { idOf, number, type ReportTable, Table } from './report-table.tsx';

export interface ReportPage {
  readonly title: string;
  readonly lead: readonly string[];
  readonly verdict?: { readonly isGood: boolean; readonly text: string; readonly reasons: readonly string[] };
  readonly tables: readonly ReportTable[];
  /** Tables that have a figure at the top of the page even when they are empty. */
  readonly figures: readonly ReportTable[];
  readonly notes?: readonly string[];
}

const Wordmark = (): ReactNode => (
  <p className="wordmark">
    <svg
      width="44"
      height="30"
      viewBox="0 0 44 30"
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden
    >
      {[...WORDMARK_ARCS, WORDMARK_HORIZON].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
    {brand.name}
  </p>
);

const Verdict = ({ isGood, text, reasons }: NonNullable<ReportPage['verdict']>): ReactNode => (
  <div className={isGood ? 'verdict good' : 'verdict'}>
    <p>{text}</p>
    {reasons.length > 0 && (
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )}
  </div>
);

const Search = (): ReactNode => (
  <search className="no-print" hidden>
    <label htmlFor="words">Find</label>
    <input id="words" type="search" autoComplete="off" spellCheck={false} />
    <p role="status" />
  </search>
);

const HERE = fileURLToPath(new URL('.', import.meta.url));
const STYLES = fileURLToPath(new URL('../../src/styles', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Embeds the fonts as data URLs, so that the page is one file. */
const embedFonts = (css: string): string =>
  css.replace(
    /url\('(@fontsource[^']+)'\)/g,
    (_, path: string) => `url(data:font/woff2;base64,${readFileSync(resolve(path)).toString('base64')})`,
  );

const readStyles = (): string => {
  const site = ['index', 'fonts', 'tokens', 'base', 'print'].map((name) =>
    readFileSync(`${STYLES}/${name}.css`, 'utf8'),
  );
  const own = readFileSync(`${HERE}/report.css`, 'utf8');
  return embedFonts([...site, own].join('\n').replace(/@import [^;]+;/g, ''));
};

/** Returns a Content-Security-Policy that allows no script but the page's own, whatever text the reported file contains. */
const policyFor = (script: string): string =>
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; " +
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Renders a report as one HTML file, readable without script; equal reports give equal bytes. */
export const drawReport = ({ title, lead, verdict, tables, figures, notes = [] }: ReportPage): string => {
  const script = readFileSync(`${HERE}/find-rows.js`, 'utf8');
  const body = (
    <>
      <header>
        <div className="page">
          <Wordmark />
          <h1>{title}</h1>
          {lead.map((line) => (
            <p key={line} className="lead">
              {line}
            </p>
          ))}
        </div>
      </header>
      <main className="page">
        {verdict && <Verdict {...verdict} />}
        <dl className="figures">
          {figures.map((table) => (
            <div key={table.title} className={table.rows.length === 0 ? 'none' : undefined}>
              <dt>{table.rows.length === 0 ? table.title : <a href={`#${idOf(table)}`}>{table.title}</a>}</dt>
              <dd>{number(table.rows.length)}</dd>
            </div>
          ))}
        </dl>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <Search />
        {tables.flatMap((table) =>
          table.rows.length === 0 ? [] : <Table key={table.title} table={table} />,
        )}
      </main>
    </>
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${renderToStaticMarkup(<title>{title}</title>)}
<style>${readStyles()}</style>
</head>
<body>
${renderToStaticMarkup(body)}
<script>${script}</script>
</body>
</html>
`;
};
