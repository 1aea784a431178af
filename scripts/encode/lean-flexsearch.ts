import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const INDEX = fileURLToPath(new URL('../../node_modules/flexsearch/dist/module/index.js', import.meta.url));
const ENTRY = '\0flexsearch';
const LEFT_OUT = '\0flexsearch-without-';

const NO_CLASS = 'export default class {}';
/**
 * Modules of FlexSearch that an opened index never comes to when it is asked for one word: documents, workers, chained
 * questions, its own encoders and character sets, caches, maps of more than 16 million keys, adding, promises. Each with
 * what others import of it.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  'add.js': '',
  'async.js': 'export default () => {}',
  'cache.js': `${NO_CLASS}; export const searchCache = undefined`,
  'charset.js': 'export default {}',
  'document.js': NO_CLASS,
  'encoder.js': `${NO_CLASS}; export const fallback_encoder = undefined`,
  'keystore.js': 'export class KeystoreMap {} export class KeystoreSet {} export class KeystoreArray {}',
  'resolver.js': NO_CLASS,
  'worker.js': NO_CLASS,
};
/** Of the search in documents, lists ask for this function alone, and only when they are of documents. */
const ENRICH = 'export const apply_enrich = undefined';

/** FlexSearch in builds: the part that suggestions and the help centre use, less than half of the whole. */
export const leanFlexsearch = (): Plugin => ({
  name: 'lean-flexsearch',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, from) => {
    if (id === 'flexsearch') return ENTRY;
    if (!from?.includes('/flexsearch/dist/module/')) return undefined;
    if (id.endsWith('document/search.js')) return `${LEFT_OUT}documents`;
    return basename(id) in STAND_INS ? LEFT_OUT + basename(id) : undefined;
  },
  load: (id) => {
    if (id === ENTRY) return `export { default as Index } from ${JSON.stringify(INDEX)}`;
    if (!id.startsWith(LEFT_OUT)) return undefined;
    return STAND_INS[id.slice(LEFT_OUT.length)] ?? ENRICH;
  },
});
