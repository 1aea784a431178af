const TEXT = (type: string): string => `text/${type}; charset=utf-8`;

/** The one table of types, by the end of a file's name. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: TEXT('html'),
  js: TEXT('javascript'),
  css: TEXT('css'),
  csv: TEXT('csv'),
  txt: TEXT('plain'),
  md: TEXT('markdown'),
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Of the index and the tables of places, which no browser knows. */
export const OTHER_TYPE = 'application/octet-stream';

export const contentTypeOf = (file: string): string =>
  CONTENT_TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? OTHER_TYPE;
