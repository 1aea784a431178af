import { readFileSync } from 'node:fs';
import { contentFolder } from '../content/content-folder.ts';

export const PLANS_JSON = 'data/plans.json';
export const wordsFile = (code: string, name = 'benefits'): string => `data/words/${code}/${name}.json`;

const NAMES = ['benefits', 'glossary', 'plan-cards', 'without-deductible'];
const FILES = [
  PLANS_JSON,
  ...['en', 'es', 'pt'].flatMap((code) => NAMES.map((name) => wordsFile(code, name))),
];

/** A change to a file: the first `find` becomes `put`. The complaint is expected where `put` has its mark `▸`. */
export interface Change {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

interface BrokenContent {
  readonly folder: string;
  /** `data/plans.json:12:5`, where the mark stood. */
  readonly place: string;
}

const MARK = '▸';

/** A copy of the site's own data with one thing broken. Throws when there is nothing to break. */
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
