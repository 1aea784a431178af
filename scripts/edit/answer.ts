import { pageWords } from '#content/words/all-words.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { UserError } from '../errors.ts';
import {
  answerEntry,
  type Collection,
  type Entry,
  listEntries,
  type OpenEntry,
  openEntry,
} from './entries.ts';
import { type Field, fieldsOf, formValue, labelOf, readGlossary } from './form.ts';
import { type Problem, save } from './save.ts';

export { checkPage } from './check-page.ts';

const ROOT = '.';

/** Request of Decap's proxy backend. Actions that are not handled here belong to its media library and editorial workflow. */
interface Action {
  readonly action: string;
  readonly params: {
    readonly folder?: string;
    readonly path?: string;
    readonly files?: readonly { readonly path: string; readonly label?: string }[];
    readonly dataFiles?: readonly { readonly path: string; readonly raw: string }[];
  };
}

const ok = (body: unknown) => ({ status: 200, body });

const pathOf = ({ id }: Entry): string => `${id}.json`;

const entryOf = (path: string): Entry => {
  const entry = listEntries(ROOT).find((each) => pathOf(each) === path);
  if (entry !== undefined) return entry;
  const [, id] = /^faq\/([a-z\d-]+)\.json$/.exec(path) ?? [];
  if (id === undefined) throw new UserError(`${path} is not in data/`);
  return answerEntry(id);
};

/** Adds the title under which the editor lists an answer. */
const titled = (open: OpenEntry, form: object): object =>
  open.entry.collection === 'faq'
    ? { title: open.leaves.find(({ path }) => path[0] === 'question')?.texts.en, ...form }
    : form;

const read = (entry: Entry, given: Map<string, unknown>) => {
  const open = openEntry(ROOT, entry);
  const form = formValue(open) as object;
  given.set(pathOf(entry), form);
  return { data: JSON.stringify(titled(open, form)), file: { path: pathOf(entry), id: entry.id } };
};

const wordsOf = ({ what, entry, at, language }: Problem): string =>
  [entry, at, language, what].filter(Boolean).join(': ');

/** Handles a request of Decap. A rejected save returns status 422 with the problems and leaves its files unchanged. */
export const handleRequest = ({ action, params }: Action, given: Map<string, unknown>) => {
  const { folder, path = '', files = [], dataFiles = [] } = params;
  if (action === 'entriesByFolder')
    return ok(
      listEntries(ROOT)
        .filter(({ collection }) => collection === folder)
        .map((entry) => read(entry, given)),
    );
  if (action === 'entriesByFiles')
    return ok(files.map((file) => ({ ...read(entryOf(file.path), given), file })));
  if (action === 'getEntry') return ok(read(entryOf(path), given));
  if (action !== 'persistEntry') return ok([]);
  const problems = dataFiles.flatMap(({ path, raw }) => {
    const form: unknown = JSON.parse(raw);
    const found = save(ROOT, entryOf(path), form, given.get(path));
    if (found.length === 0) given.set(path, form);
    return found;
  });
  if (problems.length === 0) return ok({ message: 'saved', problems });
  return { status: 422, body: { error: problems.map(wordsOf).join(' | '), problems } };
};

/** Returns the path of the page to preview: the entry's own page, or the first page with its longest text, or the home page. */
const pageOf = ({ entry, leaves }: OpenEntry): string => {
  const name = entry.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (entry.collection === 'faq') return PAGES.faqs.path;
  if (name in PAGES) return PAGES[name as PageId].path;
  const [text = ''] = leaves.map(({ texts }) => texts.en ?? '').sort((a, b) => b.length - a.length);
  const json = JSON.stringify(text);
  const found = (Object.keys(PAGES) as PageId[]).find(
    (page) => text !== '' && JSON.stringify(pageWords(page, DEFAULT_LANGUAGE)).includes(json),
  );
  return found === undefined ? PAGES.home.path : PAGES[found].path;
};

const LABELS: Readonly<Record<Exclude<Collection, 'faq'>, string>> = {
  words: 'Words of the pages and forms',
  legal: 'Legal texts',
  data: 'Contacts, figures and other facts',
};

const TITLE: Field = { name: 'title', label: 'Title', widget: 'hidden', required: false };

/** Creates Decap's configuration from the files, so that a new file, key or answer needs no change here. */
export const editorConfig = (shown?: string) => {
  const glossary = readGlossary(ROOT);
  const open = listEntries(ROOT).map((entry) => openEntry(ROOT, entry));
  const [answer] = open;
  const files = (collection: Collection) =>
    open
      .filter(({ entry }) => entry.collection === collection)
      .map((each) => ({
        name: each.entry.name,
        label: labelOf(each.entry.name),
        file: pathOf(each.entry),
        fields: fieldsOf(each, glossary, shown),
      }));
  return {
    pages: Object.values(PAGES).map(({ path }) => path),
    languages: LANGUAGES.map((language) => {
      const { ownName, hreflang, prefix } = LANGUAGE_TABLE[language];
      return { name: ownName, code: hreflang, prefix };
    }),
    pageOf: Object.fromEntries(open.map((each) => [each.entry.id, pageOf(each)])),
    config: {
      load_config_file: false,
      backend: { name: 'proxy', proxy_url: '/edit/api' },
      media_folder: 'none',
      show_preview_links: false,
      publish_mode: 'simple',
      collections: [
        {
          name: 'faq',
          label: 'Answers',
          label_singular: 'answer',
          folder: 'faq',
          extension: 'json',
          format: 'json',
          create: true,
          delete: false,
          slug: '{{fields.id}}',
          identifier_field: 'title',
          fields: answer === undefined ? [] : [TITLE, ...fieldsOf(answer, () => undefined)],
        },
        ...Object.entries(LABELS).map(([name, label]) => ({
          name,
          label,
          format: 'json',
          delete: false,
          files: files(name as Collection),
        })),
      ],
    },
  };
};

export const EDITOR_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/scripts/edit/editor.css">
<script>window.CMS_MANUAL_INIT = true;</script>
<script src="/edit/decap/decap-cms.js"></script>
<script type="module" src="/scripts/edit/browser.ts"></script>
</html>
`;
