import { describe, expect, it } from 'vitest';
import {
  all,
  attributeOf,
  BUILT,
  faultIfNot,
  faultsOn,
  namedBy,
  nameOf,
  PAGES_WITH_SHELL,
  textOf,
} from './built-site.ts';

/** HTML of an element, shortened for reports. */
const shown = (element: Element): string => element.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 120);

/** Elements of all pages that match the selector and break a rule. */
const breaking = (selector: string, holds: (element: Element) => boolean): readonly string[] =>
  faultsOn(BUILT, ({ document }) =>
    all(document, selector)
      .filter((element) => !holds(element))
      .map(shown),
  );

const isInPicture = (element: Element): boolean => element.closest('[aria-hidden="true"]') !== null;

describe('the structure of every page', () => {
  it('has one main element with one h1, which has text', () => {
    expect(
      faultsOn(BUILT, ({ document }) => {
        const headings = all(document, 'h1');
        return [
          ...faultIfNot(headings.length === 1, `${headings.length} h1`),
          ...(textOf(headings[0]) === '' ? ['an empty h1'] : []),
          ...faultIfNot(all(document, 'main h1').length === headings.length, 'an h1 outside main'),
          ...faultIfNot(all(document, 'main').length === 1, 'not one main'),
        ];
      }),
    ).toEqual([]);
  });

  it('skips no heading level and has no empty heading', () => {
    expect(
      faultsOn(BUILT, ({ document }) => {
        const headings = all(document, 'h1, h2, h3, h4, h5, h6');
        const levels = headings.map(({ localName }) => Number(localName.slice(1)));
        return [
          ...headings.filter((heading) => nameOf(heading) === '').map(shown),
          ...headings
            .slice(1)
            .filter((_, at) => (levels[at + 1] ?? 0) > (levels[at] ?? 0) + 1)
            .map(shown),
        ];
      }),
    ).toEqual([]);
  });

  it('has a header and a footer with links, and a skip link as its first element', () => {
    expect(
      faultsOn(PAGES_WITH_SHELL, ({ document }) => [
        ...faultIfNot(
          all(document, '#root > header').length === 1 && all(document, '#root > header a').length > 8,
          'header',
        ),
        ...faultIfNot(
          all(document, 'body footer').length === 1 && all(document, 'body footer a').length > 15,
          'footer',
        ),
        ...faultIfNot(
          attributeOf(document.querySelector('#root > a:first-child'), 'href') === '#content',
          'skip',
        ),
      ]),
    ).toEqual([]);
  });

  it('has unique ids', () => {
    expect(
      faultsOn(BUILT, ({ document }) => {
        const ids = all(document, '[id]').map(({ id }) => id);
        return ids.filter((id, at) => ids.indexOf(id) !== at);
      }),
    ).toEqual([]);
  });

  it.each(['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'])(
    'references existing elements in %s',
    (attribute) => {
      // aria-labelledby may also name a missing element: benefit rows without marks omit the element for marks.
      const isThere = (element: Element): boolean =>
        namedBy(element, attribute).some((other) => other !== undefined) &&
        (attribute === 'aria-labelledby' || !namedBy(element, attribute).includes(undefined));
      expect(breaking(`[${attribute}]`, isThere)).toEqual([]);
    },
  );
});

describe('accessibility of every page', () => {
  it('names every link, button and form control', () => {
    expect(
      breaking('a, button, summary', (element) => isInPicture(element) || nameOf(element) !== ''),
    ).toEqual([]);
    expect(breaking('input, select, textarea', (element) => nameOf(element) !== '')).toEqual([]);
  });

  it('names every landmark, group, table and dialog', () => {
    const parts =
      'nav, aside, form, [role="group"], [role="tablist"], [role="tabpanel"], dialog, [role="region"]';
    expect(breaking(parts, (element) => nameOf(element) !== '')).toEqual([]);
    const hasName = (element: Element): boolean =>
      nameOf(element.querySelector('legend, caption') ?? element) !== '';
    expect(
      breaking('fieldset', (element) => attributeOf(element, 'aria-label') !== '' || hasName(element)),
    ).toEqual([]);
    expect(
      breaking('main > * table', (element) => element.closest('[data-body]') !== null || hasName(element)),
    ).toEqual([]);
  });

  it('hides or names every image', () => {
    expect(
      breaking('svg:not([role="none"])', (drawing) => isInPicture(drawing) || nameOf(drawing) !== ''),
    ).toEqual([]);
    expect(breaking('img', (picture) => picture.hasAttribute('alt'))).toEqual([]);
    expect(breaking('svg[role="img"]', (drawing) => attributeOf(drawing, 'aria-label') !== '')).toEqual([]);
  });

  it('has no link or control inside an aria-hidden element', () => {
    expect(
      breaking(
        '[aria-hidden="true"] a, [aria-hidden="true"] button, [aria-hidden="true"] input',
        () => false,
      ),
    ).toEqual([]);
  });

  it('has a header cell in every table row', () => {
    expect(breaking('main table', (table) => all(table, 'th').length > 0)).toEqual([]);
    expect(breaking('main table tr', (row) => all(row, 'th').length > 0)).toEqual([]);
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
    expect(breaking('[hidden]', (element) => element.matches(HIDDEN_ON_PURPOSE))).toEqual([]);
    expect(breaking('template, [inert]', () => false)).toEqual([]);
  });

  it('hides benefit groups and help categories only on pages whose styles show them', () => {
    const groups = BUILT.filter(
      ({ document }) => document.querySelector('section[data-group][hidden]') !== null,
    );
    const categories = BUILT.filter(
      ({ document }) => document.querySelector('help-category[hidden]') !== null,
    );
    expect(groups.map(({ path }) => path).sort()).toEqual(
      ['/compare-plans', '/optima', '/superior', '/vital'].flatMap((path) => [path, path, path]),
    );
    expect(categories.map(({ path }) => path)).toEqual(['/faqs', '/faqs', '/faqs']);
  });
});
