import { CONTENT_TYPES, OTHER_TYPE } from './content-types.ts';
import { COMMON_HEADERS, headersByKind, KINDS, type PathKind } from './headers.ts';
import { REWRITES } from './rewrites.ts';

/** Types that the host does not know by itself. */
const OWN_TYPES = ['csv', 'md', 'wasm', 'webmanifest', 'woff2'];

/**
 * The file staticwebapp.config.json of Azure Static Web Apps. The first route that matches counts, and its headers replace
 * the global ones of the same name; a "*" stands at the end alone, so the workers' files are named.
 */
export const azureConfig = (inlineScript: string, workers: readonly string[]): object => {
  const kinds = headersByKind(inlineScript);
  const routesOf = (kind: PathKind, patterns: readonly string[]) =>
    (kind === 'worker' ? workers : patterns).map((route) => ({ route, headers: kinds[kind] }));
  return {
    globalHeaders: { ...COMMON_HEADERS, ...kinds.page },
    routes: [
      ...KINDS.filter(([kind]) => kind !== 'page').flatMap(([kind, patterns]) => routesOf(kind, patterns)),
      ...REWRITES.filter(({ status }) => status === 200).map(({ from, to }) => ({
        route: from,
        rewrite: `${to}.html`,
      })),
    ],
    responseOverrides: { 404: { rewrite: '/404.html' } },
    mimeTypes: Object.fromEntries([
      ...OWN_TYPES.map((ending) => [`.${ending}`, CONTENT_TYPES[ending]]),
      ...['index', 'bin'].map((ending) => [`.${ending}`, OTHER_TYPE]),
    ]),
    trailingSlash: 'auto',
  };
};
