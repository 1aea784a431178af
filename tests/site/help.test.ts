import { expect, it } from 'vitest';
import { CATEGORIES } from '#domain/category.ts';
import { all, attributeOf, describePage, hrefsIn, named, plain, textOf, textsIn } from './built-site.ts';

describePage('the help center', '/faqs', ({ document, words: { faqs: words }, to }) => {
  const names = CATEGORIES.map((category) => plain(words.categories[category]));
  const categories = all(document, 'help-category');

  it('offers its nine categories as buttons, links and select options, with the first selected', () => {
    const buttons = all(named(document, 'main fieldset', words.category), 'button');
    expect(buttons.map(textOf)).toEqual(names);
    expect(buttons.map((button) => attributeOf(button, 'aria-pressed'))).toEqual(
      CATEGORIES.map((_, at) => String(at === 0)),
    );
    const list = named(document, 'main nav', words.category);
    expect(textsIn(list, 'a')).toEqual(names);
    expect(hrefsIn(list)).toEqual(CATEGORIES.map((category) => to(`/faqs#${category}`)));
    expect(textsIn(named(document, 'select', words.searchByCategory), 'option')).toEqual([
      plain(words.selectCategory),
      ...names,
    ]);
  });

  it('has every category with its number of questions, all but the first with hidden="until-found"', () => {
    expect(categories.map(({ id }) => id)).toEqual(CATEGORIES);
    expect(categories.map((category) => category.getAttribute('hidden'))).toEqual(
      CATEGORIES.map((_, at) => (at === 0 ? null : 'until-found')),
    );
    for (const [at, category] of categories.entries()) {
      const count = all(category, 'details').length;
      expect(textOf(category.querySelector('h2'))).toBe(names[at]);
      expect(textOf(category.querySelector('header'))).toContain(
        plain(words.questions.other.replace('{count}', String(count))),
      );
    }
    expect(all(document, 'help-category details[open]').length).toBe(0);
  });
});
