import type { Page } from '@playwright/test';
import { parseHTML } from 'linkedom';

/** A text that the page holds for people, and where. */
export interface PlacedText {
  readonly place: string;
  readonly text: string;
}

/** Every text of the document as it is now: seen, spoken, in the head, put in by styles, or carried by a link. */
export const textsOf = (page: Page): Promise<readonly PlacedText[]> => page.evaluate(collectTexts, undefined);

/** The same of a page as it is written, without a browser: all but what styles put in. */
export const textsIn = (html: string): readonly PlacedText[] => {
  const { document } = parseHTML(html);
  document.normalize();
  return collectTexts(document);
};

/** What styles put in front of and behind elements. */
export const textsOfStyles = (css: string): readonly PlacedText[] =>
  [...css.matchAll(/([^{}]*)\{[^{}]*content:\s*("[^"]*"|'[^']*')/g)].map(([, place = '', text = '']) => ({
    place,
    // "\201c" is a character.
    text: text.slice(1, -1).replace(/\\[\da-f]+ ?/gi, ''),
  }));

/** Runs in the page too, so it may use nothing from outside. */
const collectTexts = (document = globalThis.document): PlacedText[] => {
  const isDrawn = document === globalThis.document;
  const SPOKEN = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'aria-placeholder',
    'alt',
    'title',
    'placeholder',
    'label',
  ];
  const SILENT = 'script, style, template, noscript';
  const HEAD = 'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]';
  const NO_TEXT = /^og:(locale|url|type|image(:(type|width|height|url))?)|^twitter:(card|image)$/;

  const nameOf = (element: Element): string => {
    const name = element.localName + (element.id && `#${element.id}`);
    return name + [...element.classList].map((each) => `.${each}`).join('');
  };
  const placeOf = (element: Element): string => {
    const path: string[] = [];
    for (let at: Element | null = element; at !== null && path.length < 4; at = at.parentElement)
      path.unshift(nameOf(at));
    return path.join(' > ');
  };
  const attributes = (element: Element): PlacedText[] =>
    SPOKEN.flatMap((name) => {
      const text = element.getAttribute(name);
      return text === null ? [] : [{ place: `${placeOf(element)} [${name}]`, text }];
    });
  const drawn = (element: Element): PlacedText[] =>
    (isDrawn ? ['::before', '::after', '::marker'] : []).flatMap((pseudo) => {
      const { content } = getComputedStyle(element, pseudo);
      const text = /^"/.test(content) ? content.slice(1, -1) : '';
      return text === '' ? [] : [{ place: placeOf(element) + pseudo, text }];
    });
  /** What a prepared message says: mailto:…?subject=, wa.me/…?text= */
  const prepared = (element: Element): PlacedText[] => {
    const href = element.getAttribute('href') ?? '';
    if (!/^mailto:|wa\.me/.test(href)) return [];
    return [...new URL(href).searchParams].map(([name, text]) => ({
      place: `${placeOf(element)} [href ${name}]`,
      text,
    }));
  };
  const written = (element: Element): PlacedText[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === 3)
      .map((node) => ({ place: placeOf(element), text: node.textContent ?? '' }));
  const body = [...document.body.querySelectorAll('*')]
    .filter((element) => element.closest(SILENT) === null)
    .flatMap((element) => [written, attributes, drawn, prepared].flatMap((read) => read(element)));

  const head = [...document.head.querySelectorAll(HEAD)]
    .map((meta) => ({ meta, name: meta.getAttribute('name') ?? meta.getAttribute('property') ?? '' }))
    .filter(({ name }) => !NO_TEXT.test(name))
    .map(({ meta, name }) => ({ place: `meta ${name}`, text: meta.getAttribute('content') ?? '' }));

  const READ = new Set(['name', 'text', 'description', 'headline']);
  const textsIn = (value: unknown, key: string): PlacedText[] => {
    if (typeof value === 'string') return READ.has(key) ? [{ place: `json-ld ${key}`, text: value }] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
  };
  const linked = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    textsIn(JSON.parse(script.textContent ?? 'null'), ''),
  );
  return [{ place: 'title', text: document.title }, ...head, ...linked, ...body].filter(({ text }) =>
    /\p{L}/u.test(text),
  );
};
