import { parseHTML } from 'linkedom';

/** A text for people, and its place in the page. */
export interface PlacedText {
  readonly place: string;
  readonly text: string;
}

/** Attributes that are spoken, or that a style displays. */
const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'alt',
  'title',
  'placeholder',
  'label',
  'data-label',
  'data-done',
  'data-copied',
];
const SILENT = 'script, style, template, noscript';
const HEAD = 'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]';
const NO_TEXT = /^og:(locale|url|type|image(:(type|width|height|url))?)|^twitter:(card|image)$/;
/** Properties of linked data that hold texts. */
const LINKED = new Set(['name', 'text', 'description', 'headline']);

const nameOf = (element: Element): string =>
  [element.localName + (element.id && `#${element.id}`), ...element.classList].join('.');

const placeOf = (element: Element): string => {
  const path: string[] = [];
  for (let at: Element | null = element; at !== null && path.length < 4; at = at.parentElement)
    path.unshift(nameOf(at));
  return path.join(' > ');
};

const written = (element: Element): PlacedText[] =>
  [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => ({ place: placeOf(element), text: node.textContent ?? '' }));

const attributes = (element: Element): PlacedText[] =>
  ATTRIBUTES.flatMap((name) => {
    const text = element.getAttribute(name);
    return text === null || text === 'true' || text === 'false'
      ? []
      : [{ place: `${placeOf(element)} [${name}]`, text }];
  });

/** Texts of a prepared message: mailto:…?subject=, wa.me/…?text= */
const prepared = (element: Element): PlacedText[] => {
  const href = element.getAttribute('href') ?? '';
  if (!/^mailto:|wa\.me/.test(href)) return [];
  return [...new URL(href).searchParams].map(([name, text]) => ({
    place: `${placeOf(element)} [href ${name}]`,
    text,
  }));
};

const linked = (value: unknown, key = ''): PlacedText[] => {
  if (typeof value === 'string') return LINKED.has(key) ? [{ place: `json-ld ${key}`, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => linked(each, name));
};

/** All texts of an HTML document: visible, spoken, in the head, displayed by styles from attributes, or in prepared messages of links. */
export const textsIn = (html: string): readonly PlacedText[] => {
  const { document } = parseHTML(html);
  document.normalize();
  const body = [...document.body.querySelectorAll('*')]
    .filter((element) => element.closest(SILENT) === null)
    .flatMap((element) => [written, attributes, prepared].flatMap((read) => read(element)));
  const head = [...document.head.querySelectorAll(HEAD)]
    .map((meta) => ({ meta, name: meta.getAttribute('name') ?? meta.getAttribute('property') ?? '' }))
    .filter(({ name }) => !NO_TEXT.test(name))
    .map(({ meta, name }) => ({ place: `meta ${name}`, text: meta.getAttribute('content') ?? '' }));
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return [
    { place: 'title', text: document.title },
    ...head,
    ...scripts.flatMap(({ textContent }) => linked(JSON.parse(textContent ?? 'null'))),
    ...body,
  ].filter(({ text }) => /\p{L}/u.test(text));
};

/** Texts that a stylesheet generates with `content`. */
export const textsOfStyles = (css: string): readonly PlacedText[] =>
  [...css.matchAll(/([^{}]*)\{[^{}]*content:\s*("[^"]*"|'[^']*')/g)].map(([, place = '', text = '']) => ({
    place,
    // Removes escapes such as "\201c".
    text: text.slice(1, -1).replace(/\\[\da-f]+ ?/gi, ''),
  }));
