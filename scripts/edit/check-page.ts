import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { checkContent } from '../content/check-content.ts';
import { listOpenPoints, type OpenPoint } from '../content/open-points.ts';
import { groupBy } from '../group-by.ts';
import { listEntries, openEntry } from './entries.ts';
import { fieldAt } from './save.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Renders a place like `data/brand.json:3` as a link to its field, or as text if the editor has no field for the place. */
const linkTo = (root: string, place: string): string => {
  const [file = '', line = '1'] = place.split(':');
  const { entry = '', at = '' } = fieldAt(root, file, Number(line));
  const [collection, name] = entry.split('/');
  if (name === undefined) return escaped(place);
  const address = `/edit/?field=${encodeURIComponent(at)}#/collections/${collection}/entries/${name}`;
  return `<a href="${escaped(address)}">${escaped(place)}</a>`;
};

const section = (root: string, group: string, points: readonly OpenPoint[]): string => {
  const items = points.map(
    ({ what, at }) => `<li>${escaped(what)}${at === undefined ? '' : ` – ${linkTo(root, at)}`}</li>`,
  );
  return `<section><h2>${escaped(group)} (${points.length})</h2><ul>${items.join('')}</ul></section>`;
};

const complaintsOf = (root: string): readonly OpenPoint[] =>
  checkContent(root).map(({ file, position, problem }) => ({
    group: 'Refused by the build or the rules of style',
    what: problem,
    at: `${file}:${position.line}`,
  }));

/** Lists the texts that exist in English and are empty in another language. */
const lacking = (root: string): readonly OpenPoint[] => {
  const leaves = listEntries(root).flatMap((entry) =>
    openEntry(root, entry).leaves.map((leaf) => ({ entry, ...leaf })),
  );
  return LANGUAGES.flatMap((language): readonly OpenPoint[] => {
    const { hreflang, ownName } = LANGUAGE_TABLE[language];
    const empty = leaves.filter(({ texts: { en = '', [hreflang]: own } }) => en !== '' && own === '');
    return empty.map(({ entry, path }) => ({
      group: `Lacking in ${ownName}`,
      what: path.join('.'),
      at: `${entry.files[hreflang]}:1`,
    }));
  });
};

const STYLE = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#0b2540}
h2{margin-top:2rem;font-size:1.2rem}li{margin-block:.3rem;overflow-wrap:anywhere}a{color:#086468}`;

/** Renders the output of `npm run content:check` and the missing translations as a page. */
export const checkPage = (root = '.'): string => {
  const points = [...complaintsOf(root), ...lacking(root), ...listOpenPoints(root, new Date())];
  const groups = [...groupBy(points, ({ group }) => group)].map(([group, own]) => section(root, group, own));
  const whole = LANGUAGES.map((language) => LANGUAGE_TABLE[language].ownName).filter(
    (name) => !points.some(({ group }) => group === `Lacking in ${name}`),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Open points</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<h1>Open points</h1>
<p>${points.length} open. No text is lacking in: ${whole.join(', ') || 'none of the languages'}. <a href="/edit/">Content editor</a></p>
${groups.join('\n')}
</html>
`;
};
