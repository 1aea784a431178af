import { expect, it } from 'vitest';
import { checkPlaceholders } from '#scripts/content/check-placeholders.ts';
import { contentFolder } from './content-folder.ts';

it.each([
  ['{ "a": "{count} plans" }', []],
  ['{ "a": "plans" }', ['1:8: the placeholder {count} of data/words/en/w.json is missing']],
  ['{ "a": "{count} of {all}" }', ['1:8: the placeholder {all} is not in data/words/en/w.json']],
  ['{ "a": "{count} {" }', ['1:8: a { belongs to no placeholder like {count}']],
  ['{}', ['1:1: the word "a" is missing']],
  ['{ "a": "{count}", "b": "B" }', ['1:24: data/words/en/w.json has no word of this name']],
])('texts of a language are compared with the English ones: %s', (spanish, problems) => {
  const english = '{ "a": "{count} plans" }';
  const forms = Object.fromEntries(['en', 'es', 'pt'].map((code) => [`data/forms/${code}.json`, '{}']));
  const folder = contentFolder({
    ...forms,
    'data/words/en/w.json': english,
    'data/words/es/w.json': spanish,
    'data/words/pt/w.json': english,
  });
  expect(checkPlaceholders(folder).map(({ message }) => message)).toEqual(
    problems.map((problem) => `data/words/es/w.json:${problem}`),
  );
});
