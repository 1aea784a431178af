import { readFileSync } from 'node:fs';
import { contentFolder } from '../content/content-folder.ts';

export const PLANS_JSON = 'data/plans.json';
export const wordsFile = (code: string, name = 'benefits'): string => `data/words/${code}/${name}.json`;

const NAMES = ['benefits', 'glossary', 'plan-cards', 'without-deductible'];
const FILES = [
  PLANS_JSON,
  ...['en', 'es', 'pt'].flatMap((code) => NAMES.map((name) => wordsFile(code, name))),
];

/** Change to a file: replaces the first `find` with `put`. The error is expected at the mark `▸` in `put`. */
export interface Change {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

interface BrokenContent {
  readonly folder: string;
  /** Position of the mark, such as `data/plans.json:12:5`. */
  readonly place: string;
}

const MARK = '▸';

/** Returns a copy of the site's data with one change. Throws if the file does not contain `find`. */
export const brokenContent = ({ file, find, put }: Change): BrokenContent => {
  const texts = Object.fromEntries(FILES.map((each) => [each, readFileSync(each, 'utf8')]));
  const source = texts[file] ?? '';
  if (!source.includes(find)) throw new Error(`${file} does not hold ${find}`);
  const marked = source.replace(find, () => put);
  const before = marked.split(MARK, 1)[0]?.split('\n') ?? [];
  texts[file] = marked.replace(MARK, '');
  return {
    folder: contentFolder(texts),
    place: `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`,
  };
};

export const ownContent = (): string =>
  contentFolder(Object.fromEntries(FILES.map((each) => [each, readFileSync(each, 'utf8')])));
