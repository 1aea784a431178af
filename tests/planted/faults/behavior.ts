import { browser, type Fault } from '../fault.ts';

const SHELL = 'tests/e2e/shell/shell.spec.ts';
const FINDER = 'tests/e2e/finder/finder.spec.ts';

/** Faults in the behavior of pages. They are built from patched source, except hard-coded text: its test builds its own site. */
export const BEHAVIOR_FAULTS: readonly Fault[] = [
  {
    name: 'a Filter button that does nothing',
    patch: [
      'src/features/hospitals/filter/FilterForm.tsx',
      'onSubmit={submit}',
      'onSubmit={(event) => event.preventDefault()}',
    ],
    build: true,
    caughtBy: browser(FINDER, 'filters by state, network, city and name only when the button is pressed'),
  },
  {
    name: 'Back loses the filters',
    patch: [
      'src/features/hospitals/url/use-finder-url.ts',
      "'replace' = 'push') =>",
      "'replace' = 'replace') =>",
    ],
    build: true,
    caughtBy: browser(FINDER, 'reload, Back and Forward restore filters and order'),
  },
  {
    name: 'an answer that was overtaken is shown',
    patch: ['src/hooks/use-loaded.ts', '(output) => isCurrent && commit', '(output) => commit'],
    build: true,
    caughtBy: browser(
      'tests/e2e/finder/list.spec.ts',
      'a response that arrives after the response to a newer request is not shown',
    ),
  },
  {
    name: 'the focus is lost after a dialog',
    patch: [
      'src/components/dialog/use-modal.ts',
      'element.close();',
      'element.close();\n      (document.activeElement as HTMLElement).blur();',
    ],
    build: true,
    caughtBy: browser(SHELL, 'products panel links to plans', /toBeFocused/),
  },
  {
    name: 'a change of the language loses the filters',
    patch: ['src/app/shell/LanguageMenu.tsx', "hydrated ? search : ''", "''"],
    build: true,
    caughtBy: browser('tests/e2e/shell/language.spec.ts', 'keeps path, query string and fragment'),
  },
  {
    name: 'an old page is served without a notice',
    patch: ['src/app/offline/start-offline.ts', "message.kind === 'newer'", 'message === undefined'],
    build: true,
    caughtBy: browser('tests/e2e/offline/offline.spec.ts', 'a new version is offered and not forced'),
  },
  {
    name: 'a text that is hard-coded',
    patch: ['src/pages/UsersPage.tsx', '<h2 className="visually-hidden">{words.title}', '<h2>Portals'],
    caughtBy: browser(
      'tests/e2e/pages/pseudo.spec.ts',
      'no text in the HTML of any page is hard-coded',
      /Portals/,
    ),
  },
];
