import { describe, expect, it } from 'vitest';
import { annualMaximum, planName } from '#content/facts.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import { formatBigMoney } from '#domain/format.ts';
import { LANGUAGES, pathIn } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
import { all, attributeOf, hrefsIn, named, one, pageAt, plain, textOf, textsOf } from './built-site.ts';

/** Source: specification, section 2. */
const TIERS = {
  Open: ['Superior'],
  Ultra: ['Superior', 'Optima'],
  Plus: ['Optima', 'Vital'],
  Core: ['Vital'],
};

/** Benefits of the plan cards. Source: specification, section 3, verbatim where the list allows it. */
const ALL_PLANS = [
  'Worldwide coverage',
  'Inpatient and outpatient care',
  'Emergency care and evacuation',
  'Organ transplant',
  'Cancer treatment',
  'Maternity (deductible options 1 and 2)',
  'Tubal ligation (options 1 and 2) and vasectomy',
  'Refractive surgery',
  'Podiatric and surgical treatment',
  'Second medical opinion',
  'Telehealth services',
  'Mental health coaching program',
];
const OPTIMA = ['Superior and Optima only', 'Funeral expenses', 'Hearing aids', 'Nutritionists'];
const SUPERIOR = ['Superior only', 'Fertility treatment', 'Eye exams'];
const KEY_BENEFITS = {
  superior: { count: 17, groups: [OPTIMA, SUPERIOR] },
  optima: { count: 15, groups: [OPTIMA] },
  vital: { count: 12, groups: [] },
};

const REASONS = ['strength', 'commitment', 'service', 'expertise', 'technology'] as const;

describe.each(LANGUAGES)('the home page in %s', (language) => {
  const { document } = pageAt(pathIn(language, '/'));
  const home = ALL_WORDS[language].home;
  const why = ALL_WORDS[language].whyAcquire;
  const without = ALL_WORDS[language].withoutDeductible;
  const cards = ALL_WORDS[language].planCards;
  const part = (id: string): Element => one(document, `#${id}`);
  it('has its sections in the order of the specification', () => {
    const expected = [
      home.heading,
      home.services.heading,
      home.journey.heading,
      home.rewards.heading,
      without.heading,
      home.upgrade.heading,
      home.flexibility.heading,
      cards.heading,
      home.questions.heading,
      why.heading,
      home.help.heading,
    ].map(plain);
    const headings = textsOf(all(document, 'main h2'));
    expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
  });

  it('has in each section a button with the link target of the specification', () => {
    const buttons = [
      ['journey', home.journey.more, '/af-care'],
      ['rewards', home.rewards.more, '/af-care#rewards'],
      ['without-deductible', without.compare, '/compare-plans'],
      ['upgrade-network', home.upgrade.more, '/hospitals'],
      ['us-network', home.flexibility.more, '/hospitals'],
      ['plans', cards.compare, '/compare-plans'],
      ['faqs', home.questions.all, '/faqs'],
      ['why', why.more, '/about'],
      ['help', home.help.more, '/faqs'],
    ] as const;
    for (const [id, name, target] of buttons)
      expect(attributeOf(named(part(id), 'a', name), 'href'), id).toBe(pathIn(language, target));
  });

  it('lists for each network the plans that use it, as links to their pages', () => {
    const tiers = all(part('us-network'), 'ul > li:has(h3)');
    expect(tiers.map((tier) => [textOf(one(tier, 'h3')), textsOf(all(tier, 'a')), hrefsIn(tier)])).toEqual(
      Object.entries(TIERS).map(([network, plans]) => [
        network,
        plans,
        plans.map((plan) => pathIn(language, `/${plan.toLowerCase()}`)),
      ]),
    );
  });

  it('has five closed questions with answers', () => {
    const answers = all(part('faqs'), 'details');
    expect(answers.length).toBe(5);
    for (const answer of answers) {
      expect(answer.hasAttribute('open')).toBe(false);
      expect(textOf(answer.querySelector('summary h3'))).not.toBe('');
      expect(textOf(answer.querySelector('[data-body]')).length).toBeGreaterThan(40);
    }
  });

  it('has five reasons, each with a title, a text and a link to the about page', () => {
    const reasons = all(part('why'), 'li');
    expect(reasons.length).toBe(REASONS.length);
    for (const [at, reason] of REASONS.entries()) {
      const { title, text, link } = why[reason];
      expect(textOf(reasons[at]?.querySelector('h3'))).toContain(plain(title));
      expect(textOf(reasons[at]?.querySelector('p'))).toContain(plain(text.split(/[{[]/)[0] ?? ''));
      expect(attributeOf(named(part('about-us'), 'a', link), 'href')).toMatch(
        new RegExp(`^${pathIn(language, '/about')}#.`),
      );
    }
  });

  it('offers a telephone number and an email address for help', () => {
    const help = part('help');
    expect(hrefsIn(help, 'a[href^="tel:+"]')).toHaveLength(1);
    expect(hrefsIn(help, 'a[href^="mailto:"]')).toHaveLength(1);
    expect(textOf(help)).toContain(plain(home.help.call));
    expect(textOf(help)).toContain(plain(home.help.write));
  });

  it('lists the benefits of every plan once, in closed details', () => {
    const shared = one(part('plans'), 'details');
    expect(shared.hasAttribute('open')).toBe(false);
    expect(textOf(one(shared, 'summary'))).toMatch(/^12 /);
    expect(all(shared, 'li').length).toBe(12);
    if (language === 'ENG') expect(textsOf(all(shared, 'li'))).toEqual(ALL_PLANS);
  });

  it.each(PLANS)('has a card for %s with annual maximum, benefits and two links', (plan) => {
    const name = planName(plan);
    const [card] = all(part('plans'), 'li').filter((item) => textOf(item.querySelector('h3')) === name);
    if (card === undefined) throw new Error(`no card for ${name}`);
    expect(textOf(card)).toContain(plain(formatBigMoney(language, annualMaximum(plan))));
    expect(textOf(one(card, 'h4'))).toMatch(new RegExp(`^${KEY_BENEFITS[plan].count} `));
    if (language === 'ENG') {
      const groups = all(card, 'ul').map((list) => [
        list.getAttribute('aria-label'),
        ...textsOf(all(list, 'li')),
      ]);
      expect(groups).toEqual(KEY_BENEFITS[plan].groups);
    }
    const links = [cards.learnMore.name, cards.comparePlan.name].map((text) =>
      named(card, 'a', text.replace('{plan}', name)),
    );
    expect(links.map((link) => attributeOf(link, 'href'))).toEqual([
      pathIn(language, `/${plan}`),
      pathIn(language, '/compare-plans'),
    ]);
  });
});
