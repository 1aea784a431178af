import { type Fault, unit } from '../fault.ts';

/** Faults in plans, dates, documents and answers. */
export const RULE_FAULTS: readonly Fault[] = [
  {
    name: 'a figure of a plan is outside its rule',
    patch: ['data/plans.json', '"outOfNetworkPercent": null', '"outOfNetworkPercent": 160'],
    caughtBy: unit('tests/scripts/benefits/check-plans.test.ts', 'the site’s own data is valid'),
  },
  {
    name: 'a figure of a plan is not the one of the specification',
    patch: ['data/plans.json', '"annualMaximum": 5000000', '"annualMaximum": 6000000'],
    caughtBy: unit('tests/data/plans.test.ts', 'plans have annual maximum, networks'),
  },
  {
    name: 'an amount is typed into an answer in one language',
    patch: ['data/faq/es/annual-maximum.md', 'Hasta {{fact:money.superior.max}}', 'Hasta US$14 millones'],
    caughtBy: unit('tests/data/faq.test.ts', 'have no hard-coded figure in their answers'),
  },
  {
    name: 'the last moment to notify is a day off',
    patch: [
      'src/domain/calculators/notify-by.ts',
      'hours.emergency) * HOUR_MS',
      'hours.emergency) * HOUR_MS + DAY_MS',
    ],
    caughtBy: unit('tests/src/notify-by.test.ts', 'counts elapsed hours in any zone and at any time'),
  },
  {
    name: 'a waiting period is a month too short',
    patch: ['src/domain/dates.ts', 'month - 1 + months', 'month - 2 + months'],
    caughtBy: unit('tests/src/waiting.test.ts', 'ends in the right month'),
  },
  {
    name: 'a shared comparison loses its plans',
    patch: ['src/stores/comparison-address.ts', 'known.length > 0 ||', 'known.length > 2 ||'],
    caughtBy: unit('tests/src/comparison-address.test.ts', 'round-trips through the address'),
  },
  {
    name: 'a worker that crashed is not replaced',
    patch: ['src/search/worker-client.ts', 'if (running === worker) running = undefined;', ''],
    caughtBy: unit('tests/src/search-client.test.ts', 'terminates a worker that hangs'),
  },
  {
    name: 'a form lacks a field',
    patch: [
      'scripts/pdf/forms/form-layouts.ts',
      "[text('total', 8), choice('currency', 4, { values: CURRENCIES })]",
      "[text('total', 12)]",
    ],
    caughtBy: unit('tests/scripts/pdf/forms.test.ts', 'has the fields of the form in reading order'),
  },
  {
    name: 'pages may hold any inline style',
    patch: ['scripts/hosting/headers.ts', '"style-src \'self\'"', '"style-src \'unsafe-inline\'"'],
    caughtBy: unit('tests/scripts/hosting/hosts.test.ts', 'header table'),
  },
  {
    name: 'a package without an allowed license is shipped',
    patch: ['scripts/supply/published-files.ts', '!ALLOWED.has(license) ||', ''],
    caughtBy: unit('tests/scripts/supply/shipped.test.ts', 'stop the build for a package'),
  },
  {
    name: 'a text is too pale for its ground',
    patch: ['src/styles/tokens.css', '--ink-soft: #3d5468', '--ink-soft: #8d9498'],
    caughtBy: unit(
      'tests/src/contrast.test.ts',
      'text in ink-soft has enough contrast on every light background',
    ),
  },
];
