import { describe, expect, it } from 'vitest';
import {
  all,
  attributeOf,
  BUILT,
  expectNoFaults,
  namedBy,
  nameOf,
  PAGES_WITH_SHELL,
  textOf,
} from './built-site.ts';

/** HTML of an element, shortened for reports. */
const shown = (element: Element): string => element.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 120);

/** Expects a rule to hold for all elements of all pages that match the selector. */
const expectEach = (selector: string, holds: (element: Element) => boolean): void =>
  expectNoFaults(BUILT, ({ document }) =>
    all(document, selector).map((element) => holds(element) || shown(element)),
  );

const isInPicture = (element: Element): boolean => element.closest('[aria-hidden="true"]') !== null;

describe('the structure of every page', () => {
  it('has one main element with one h1, which has text', () => {
    expectNoFaults(BUILT, ({ document }) => {
      const headings = all(document, 'h1');
      return [
        headings.length === 1 || `${headings.length} h1`,
        textOf(headings[0]) !== '' || 'an empty h1',
        all(document, 'main h1').length === headings.length || 'an h1 outside main',
        all(document, 'main').length === 1 || 'not one main',
      ];
    });
  });

  it('skips no heading level and has no empty heading', () => {
    expectNoFaults(BUILT, ({ document }) => {
      const headings = all(document, 'h1, h2, h3, h4, h5, h6');
      const levels = headings.map(({ localName }) => Number(localName.slice(1)));
      return headings.map((heading, at) => {
        const isStep = at === 0 || (levels[at] ?? 0) <= (levels[at - 1] ?? 0) + 1;
        return (isStep && nameOf(heading) !== '') || shown(heading);
      });
    });
  });

  it('has a header and a footer with links, and a skip link as its first element', () => {
    expectNoFaults(PAGES_WITH_SHELL, ({ document }) => [
      (all(document, '#root > header').length === 1 && all(document, '#root > header a').length > 8) ||
        'header',
      (all(document, 'body footer').length === 1 && all(document, 'body footer a').length > 15) || 'footer',
      attributeOf(document.querySelector('#root > a:first-child'), 'href') === '#content' || 'skip',
    ]);
  });

  it('has unique ids', () => {
    expectNoFaults(BUILT, ({ document }) => {
      const ids = all(document, '[id]').map(({ id }) => id);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    });
  });

  it.each(['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'])(
    'references existing elements in %s',
    (attribute) => {
      // aria-labelledby may also name a missing element: benefit rows without marks omit the element for marks.
      const isThere = (element: Element): boolean =>
        namedBy(element, attribute).some((other) => other !== undefined) &&
        (attribute === 'aria-labelledby' || !namedBy(element, attribute).includes(undefined));
      expectEach(`[${attribute}]`, isThere);
    },
  );
});

describe('accessibility of every page', () => {
  it('names every link, button and form control', () => {
    expectEach('a, button, summary', (element) => isInPicture(element) || nameOf(element) !== '');
    expectEach('input, select, textarea', (element) => nameOf(element) !== '');
  });

  it('names every landmark, group, table and dialog', () => {
    const parts =
      'nav, aside, form, [role="group"], [role="tablist"], [role="tabpanel"], dialog, [role="region"]';
    expectEach(parts, (element) => nameOf(element) !== '');
    const hasName = (element: Element): boolean =>
      nameOf(element.querySelector('legend, caption') ?? element) !== '';
    expectEach('fieldset', (element) => attributeOf(element, 'aria-label') !== '' || hasName(element));
    expectEach('main > * table', (element) => element.closest('[data-body]') !== null || hasName(element));
  });

  it('hides or names every image', () => {
    expectEach('svg:not([role="none"])', (drawing) => isInPicture(drawing) || nameOf(drawing) !== '');
    expectEach('img', (picture) => picture.hasAttribute('alt'));
    expectEach('svg[role="img"]', (drawing) => attributeOf(drawing, 'aria-label') !== '');
  });

  it('has no link or control inside an aria-hidden element', () => {
    expectEach('[aria-hidden="true"] :is(a, button, input)', () => false);
  });

  it('has a header cell in every table row', () => {
    expectEach('main table tr', (row) => all(row, 'th').length > 0);
  });
});

/** Elements hidden until a script or the reader shows them. Without script, styles show help categories and benefit groups. */
const HIDDEN_ON_PURPOSE = [
  '#load-failed',
  'help-category[hidden="until-found"]',
  'section[data-group]',
  'li[data-kept]',
  'small:empty',
  'span:empty',
].join(', ');

describe('without script', () => {
  it('hides only elements that are hidden on purpose', () => {
    expectEach('[hidden]', (element) => element.matches(HIDDEN_ON_PURPOSE));
    expectEach('template, [inert]', () => false);
  });

  it('hides benefit groups and help categories only on pages whose styles show them', () => {
    const pathsWith = (selector: string): readonly string[] =>
      BUILT.filter(({ document }) => document.querySelector(selector) !== null).map(({ path }) => path);
    expect(pathsWith('section[data-group][hidden]').toSorted()).toEqual(
      ['/compare-plans', '/optima', '/superior', '/vital'].flatMap((path) => [path, path, path]),
    );
    expect(pathsWith('help-category[hidden]')).toEqual(['/faqs', '/faqs', '/faqs']);
  });
});
