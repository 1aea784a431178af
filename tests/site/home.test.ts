import { expect, it } from 'vitest';
import { annualMaximum, planName } from '#content/facts.ts';
import { formatBigMoney } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import {
  all,
  attributeOf,
  describePage,
  hrefOf,
  hrefsIn,
  named,
  one,
  plain,
  textOf,
  textsIn,
} from './built-site.ts';

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

/** Link targets of the three slides. */
const SLIDES = {
  telehealth: '/af-care#telehealth',
  coaching: '/af-care#mental-health-coaching',
  nutritionist: '/compare-plans#nutritionists',
} as const;

const REASONS = ['strength', 'commitment', 'service', 'expertise', 'technology'] as const;

describePage('the home page', '/', ({ language, document, words, to }) => {
  const { home, whyAcquire: why, withoutDeductible: without, planCards: cards } = words;
  const part = (id: string): Element => one(document, `#${id}`);

  it('begins with the heading, two links and three figures', () => {
    const proposition = one(document, 'div:has(> h1)');
    expect(textOf(one(proposition, 'h1'))).toBe(plain(home.title));
    expect(textsIn(proposition, 'a')).toEqual([plain(home.findHospital), plain(home.comparePlans)]);
    expect(hrefsIn(proposition)).toEqual(['/hospitals', '/compare-plans'].map(to));
    const [plans, hospitals, maximum] = textsIn(proposition, 'dd');
    expect(plans).toBe('3');
    expect(Number(hospitals?.replace(/\D/gu, ''))).toBeGreaterThan(100);
    expect(maximum).toBe(plain(formatBigMoney(language, 15_000_000)));
  });

  it('has a slide for each of three services, with its plans, a title and a link', () => {
    const { slider } = home;
    const slides = all(named(document, '[role="group"]', slider.label), 'figure');
    const [before = '', after = ''] = slider.only.split('{plans}');
    const only = new RegExp(`${before}Superior \\S+ Optima${after}`);
    expect(slides.length).toBe(3);
    for (const [at, [id, target]] of Object.entries(SLIDES).entries()) {
      const { title, link } = slider.slides[id as keyof typeof SLIDES];
      const slide = slides[at] as Element;
      expect(textOf(one(slide, 'h2'))).toBe(plain(title));
      expect(textOf(one(slide, 'a'))).toBe(plain(link));
      expect(hrefOf(one(slide, 'a'))).toBe(to(target));
      expect(textOf(slide).includes(plain(slider.every)), id).toBe(id !== 'nutritionist');
      expect(only.test(textOf(slide)), id).toBe(id === 'nutritionist');
    }
  });

  it('lists the guiding services, each with a linked title and points', () => {
    const section = part('services');
    const items = all(section, 'li:has(h3)');
    expect(items.map((item) => [textOf(one(item, 'h3')), all(item, 'li').length])).toEqual(
      Object.values(home.services.items).map(({ title, points }) => [
        plain(title),
        Object.keys(points).length,
      ]),
    );
    for (const item of items) expect(hrefsIn(item)[0]).toContain(to('/af-care#'));
    expect(textOf(section)).toMatch(/US\$\s?500/u);
    expect(textOf(section)).toContain('24/7');
  });

  it('has its sections in the order of the specification, each with a button that leads to its target', () => {
    const sections = [
      ['services', home.services.heading, home.services.care, '/af-care'],
      ['journey', home.journey.heading, home.journey.more, '/af-care'],
      ['rewards', home.rewards.heading, home.rewards.more, '/af-care#rewards'],
      ['without-deductible', without.heading, without.compare, '/compare-plans'],
      ['upgrade-network', home.upgrade.heading, home.upgrade.more, '/hospitals'],
      ['us-network', home.flexibility.heading, home.flexibility.more, '/hospitals'],
      ['plans', cards.heading, cards.compare, '/compare-plans'],
      ['faqs', home.questions.heading, home.questions.all, '/faqs'],
      ['why', why.heading, why.more, '/about'],
      ['help', home.help.heading, home.help.more, '/faqs'],
    ] as const;
    const expected = [home.heading, ...sections.map(([, heading]) => heading)].map(plain);
    expect(textsIn(document, 'main h2').filter((heading) => expected.includes(heading))).toEqual(expected);
    for (const [id, , name, target] of sections)
      expect(hrefOf(named(part(id), 'a', name)), id).toBe(to(target));
  });

  it('lists for each network the plans that use it, as links to their pages', () => {
    const tiers = all(part('us-network'), 'ul > li:has(h3)');
    const linksTo = (plans: readonly string[]) => plans.map((plan) => to(`/${plan.toLowerCase()}`));
    expect(tiers.map((tier) => [textOf(one(tier, 'h3')), textsIn(tier, 'a'), hrefsIn(tier)])).toEqual(
      Object.entries(TIERS).map(([network, plans]) => [network, plans, linksTo(plans)]),
    );
  });

  it('has five closed questions with answers', () => {
    const answers = textsIn(part('faqs'), 'details:not([open]) [data-body]');
    expect(answers.length).toBe(5);
    for (const answer of answers) expect(answer.length).toBeGreaterThan(40);
  });

  it('has five reasons, each with a title, a text and a link to the about page', () => {
    const reasons = all(part('why'), 'li');
    expect(reasons.length).toBe(REASONS.length);
    for (const [at, reason] of REASONS.entries()) {
      const { title, text, link } = why[reason];
      expect(textOf(reasons[at]?.querySelector('h3'))).toContain(plain(title));
      expect(textOf(reasons[at]?.querySelector('p'))).toContain(plain(text.split(/[{[]/)[0] ?? ''));
      expect(hrefOf(named(part('about-us'), 'a', link))).toMatch(new RegExp(`^${to('/about')}#.`));
    }
  });

  it('offers a telephone number and an email address for help', () => {
    const help = part('help');
    expect(hrefsIn(help, 'a[href^="tel:+"]')).toHaveLength(1);
    expect(hrefsIn(help, 'a[href^="mailto:"]')).toHaveLength(1);
    for (const text of [home.help.call, home.help.write]) expect(textOf(help)).toContain(plain(text));
  });

  it('lists the benefits of every plan once, in closed details', () => {
    const shared = one(part('plans'), 'details:not([open])');
    expect(textOf(one(shared, 'summary'))).toMatch(/^12 /);
    expect(all(shared, 'li').length).toBe(12);
    if (language === 'ENG') expect(textsIn(shared, 'li')).toEqual(ALL_PLANS);
  });

  it.each(PLANS)('has a card for %s with annual maximum, benefits and two links', (plan) => {
    const name = planName(plan);
    const card = named(part('plans'), 'h3', name).closest('li') as Element;
    expect(textOf(card)).toContain(plain(formatBigMoney(language, annualMaximum(plan))));
    expect(textOf(one(card, 'h4'))).toMatch(new RegExp(`^${KEY_BENEFITS[plan].count} `));
    if (language === 'ENG') {
      const groups = all(card, 'ul').map((list) => [attributeOf(list, 'aria-label'), ...textsIn(list, 'li')]);
      expect(groups).toEqual(KEY_BENEFITS[plan].groups);
    }
    const linkOf = (text: string): string => hrefOf(named(card, 'a', text.replace('{plan}', name)));
    expect(linkOf(cards.learnMore.name)).toBe(to(`/${plan}`));
    expect(linkOf(cards.comparePlan.name)).toBe(to('/compare-plans'));
  });
});
