import { browser, type Fault, site } from '../fault.ts';

const EVERY_PAGE = 'tests/e2e/pages/every-page.spec.ts';
const SHARED = 'dist/assets/shared-*.css';

/** Faults in the built site, which violate requirements on every page. */
export const PAGE_FAULTS: readonly Fault[] = [
  {
    name: 'two h1',
    patch: ['dist/es/about.html', '</body>', '<h1>Otra</h1></body>'],
    caughtBy: site('tests/site/every-body.test.ts', 'has one main element with one h1, which has text'),
  },
  {
    name: 'a wrong hreflang',
    patch: ['dist/es/superior.html', 'rel="alternate" hrefLang="pt"', 'rel="alternate" hrefLang="br"'],
    caughtBy: site(
      'tests/site/every-head.test.ts',
      'has the canonical address and the alternates in all languages',
    ),
  },
  {
    name: 'a listed page that search engines may not list',
    patch: [
      'dist/pt/vital.html',
      '<link rel="canonical"',
      '<meta name="robots" content="noindex"/><link rel="canonical"',
    ],
    caughtBy: site('tests/site/every-head.test.ts', 'has noindex exactly when the sitemap omits the page'),
  },
  {
    name: 'a dead link',
    patch: ['dist/pt/about.html', 'about-notes#exchangeRate"', 'about-notes#exchange"'],
    caughtBy: site('tests/site/links.test.ts', 'within the site leads to an existing page, fragment or file'),
  },
  {
    name: 'an amount that differs in one language',
    patch: ['dist/es/compare-plans.html', '>90 días<', '>60 días<'],
    caughtBy: site(
      'tests/site/same-values.test.ts',
      'the page and the PDF of superior have the values of the comparison',
    ),
  },
  {
    name: 'a control without a label',
    patch: ['src/components/fields/Field.tsx', '<label {...labelProps}', '<label'],
    build: true,
    caughtBy: site('tests/site/every-body.test.ts', 'names every link, button and form control'),
  },
  {
    name: 'a text that is hidden without script',
    patch: ['dist/about.html', '<h1', '<h1 hidden=""'],
    caughtBy: site('tests/site/every-body.test.ts', 'hides only elements that are hidden on purpose'),
  },
  {
    name: 'a certificate’s address that does not lead to its document',
    patch: ['dist/COC-Vital-ES-2025.html', '<meta http-equiv="refresh"', '<meta name="refresh"'],
    caughtBy: site('tests/site/certificate.test.ts', 'redirects at once to its PDF by a meta refresh'),
  },
  {
    name: 'an inline style against the policy',
    patch: ['dist/terms.html', '<body>', '<body style="margin:0">'],
    caughtBy: site(
      'tests/site/policy.test.ts',
      'is not violated by other inline scripts, styles or event handlers',
    ),
  },
  {
    name: 'sideways scroll at 320 px',
    patch: [SHARED, '\nmain h1{min-width:340px}'],
    caughtBy: browser(EVERY_PAGE, '/terms on a phone has no layout shift, fits every width'),
  },
  {
    name: 'links too close to each other for touch',
    patch: [SHARED, '\nmain li :is(a, li){display:block;margin:0;padding:0;font-size:8px;line-height:9px}'],
    caughtBy: browser(EVERY_PAGE, '/terms on a phone has no layout shift', /target-size/),
  },
  {
    name: 'an amount on two lines',
    patch: ['dist/assets/AboutPage-*.js', '\ndocument.body.append(" US$ 15 million".repeat(99));'],
    caughtBy: browser(EVERY_PAGE, '/about on a phone has no layout shift', /on several lines/),
  },
  {
    name: 'a text over another text',
    patch: [SHARED, '\nmain h2{margin-block-end:-2em}'],
    caughtBy: browser(EVERY_PAGE, '/terms on a phone has no layout shift', /lies over/),
  },
  {
    name: 'a text paler than AA allows',
    patch: ['dist/assets/LegalPage-*.css', '\nmain p{color:#8a96a0}'],
    caughtBy: browser(EVERY_PAGE, '/privacy on a desktop has no layout shift', /color-contrast/),
  },
  {
    name: 'a console message',
    patch: ['dist/assets/FormsPage-*.js', '\nconsole.log("left over");'],
    caughtBy: browser(EVERY_PAGE, '/forms on a desktop has no layout shift', /left over/),
  },
  {
    name: 'a request to another host',
    patch: ['dist/assets/FormsPage-*.js', '\nfetch("https://other.example/").catch(() => 0);'],
    caughtBy: browser(EVERY_PAGE, '/forms on a desktop has no layout shift', /other\.example/),
  },
  {
    name: 'a page whose parts move while it is read',
    patch: [
      'dist/assets/AboutPage-*.js',
      '\ndocument.body.prepend(Object.assign(document.createElement("p"),{textContent:"Late"}));',
    ],
    caughtBy: browser(EVERY_PAGE, '/about on a phone has no layout shift', /0\.01/),
  },
  {
    name: 'an animation in spite of reduced motion',
    patch: [
      'dist/assets/AboutPage-*.js',
      '\ndocument.querySelector("h1").animate({opacity:[1,0.9]},{duration:900,iterations:Infinity});',
    ],
    caughtBy: browser(EVERY_PAGE, '/about with reduced motion shows all sections at once', /<h1/),
  },
  {
    name: 'menus on paper',
    patch: [SHARED, '\n@layer tokens{@media print{header nav{display:block!important}}}'],
    caughtBy: browser(EVERY_PAGE, '/terms on a desktop has no layout shift'),
  },
  {
    name: 'a focus that cannot be seen',
    patch: [SHARED, '\n:focus-visible{outline:none!important}'],
    caughtBy: browser(EVERY_PAGE, '/terms with reduced motion shows all sections at once and every focus'),
  },
  {
    name: 'an emergency number that cannot be called',
    patch: ['dist/superior.html', 'href="tel:911"', 'href="te:911"'],
    caughtBy: browser(
      'tests/e2e/shell/emergency.spec.ts',
      'the emergency numbers open on a tap at every touch screen size',
    ),
  },
];
