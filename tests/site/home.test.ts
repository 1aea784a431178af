import { expect, it } from 'vitest';
import { annualMaximum, planName } from '#content/facts.ts';
import { formatBigMoney } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import {
  all,
  describePage,
  hrefOf,
  hrefsIn,
  named,
  one,
  plain,
  textOf,
  textsIn,
  textsOf,
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
    const services = Object.values(home.services.items);
    expect(items.map((item) => textOf(item.querySelector('h3')))).toEqual(
      services.map(({ title }) => plain(title)),
    );
    for (const item of items) expect(hrefsIn(item)[0]).toContain(to('/af-care#'));
    expect(items.map((item) => all(item, 'li').length)).toEqual(
      services.map(({ points }) => Object.keys(points).length),
    );
    expect(textOf(section)).toMatch(/US\$\s?500/u);
    expect(textOf(section)).toContain('24/7');
    expect(hrefOf(named(section, 'a', home.services.care))).toBe(to('/af-care'));
  });

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
    const headings = textsIn(document, 'main h2');
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
    for (const [id, name, target] of buttons) expect(hrefOf(named(part(id), 'a', name)), id).toBe(to(target));
  });

  it('lists for each network the plans that use it, as links to their pages', () => {
    const tiers = all(part('us-network'), 'ul > li:has(h3)');
    expect(tiers.map((tier) => [textOf(one(tier, 'h3')), textsIn(tier, 'a'), hrefsIn(tier)])).toEqual(
      Object.entries(TIERS).map(([network, plans]) => [
        network,
        plans,
        plans.map((plan) => to(`/${plan.toLowerCase()}`)),
      ]),
    );
  });

  it('has five closed questions with answers', () => {
    const answers = all(part('faqs'), 'details:not([open])');
    expect(answers.length).toBe(5);
    for (const answer of answers) {
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
    if (language === 'ENG') expect(textsOf(all(shared, 'li'))).toEqual(ALL_PLANS);
  });

  it.each(PLANS)('has a card for %s with annual maximum, benefits and two links', (plan) => {
    const name = planName(plan);
    const card = named(part('plans'), 'h3', name).closest('li') as Element;
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
    expect(links.map(hrefOf)).toEqual([to(`/${plan}`), to('/compare-plans')]);
  });
});
