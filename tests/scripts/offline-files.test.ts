import { expect, it, vi } from 'vitest';
import { isOffline, offlineFiles } from '#scripts/offline/offline-files.ts';
import type { Manifest } from '#scripts/site/route-files.ts';
import { contentFolder } from './content/content-folder.ts';

const PAGES = ['Home', 'Hospitals', 'Plan', 'ComparePlans', 'Faqs', 'Forms', 'About'].map(
  (name) => `${name}Page`,
);
const NAMES = PAGES.map((page) => `src/pages/${page}.tsx`);
const WORDS = ['en', 'es', 'pt'].map((code) => `data/words/${code}/offline.json`);

const chunk = (file: string, more: Partial<Manifest[string]> = {}) => ({ file: `assets/${file}`, ...more });

const MANIFEST: Manifest = {
  'index.html': chunk('index-1.js', {
    // Hospital details, which are not kept offline.
    assets: ['assets/details-TX-1.json'],
    dynamicImports: [...NAMES, 'src/app/offline/notice-bar.tsx', 'workers/hospitals/fallback.ts'],
  }),
  ...Object.fromEntries(
    PAGES.map((page, at) => [NAMES[at], chunk(`${page}-1.js`, { imports: ['index.html'] })]),
  ),
  'src/app/offline/notice-bar.tsx': chunk('draw-bar-1.js', { dynamicImports: WORDS }),
  ...Object.fromEntries(WORDS.map((key, at) => [key, chunk(`offline-${at}.js`)])),
  'workers/hospitals/fallback.ts': chunk('fallback-1.js'),
};
const WORKER = 'search.worker-1.js';
const WORKER_FILES = ['hospitals-1.index', 'help-1.js', 'help-en-1.bin', 'help-es-1.bin', 'help-pt-1.bin'];

/** Writes a built site with these files in assets/, except the file `left`. */
const builtSite = (left = '') => {
  const chunks = Object.values(MANIFEST).map(({ file }) => file.replace('assets/', ''));
  const names = [...chunks, 'shared-1.css', 'HomePage-1.css', 'AboutPage-1.css', ...WORKER_FILES];
  const own = { HomePage: 'assets/HomePage-1.css', AboutPage: 'assets/AboutPage-1.css' };
  const site = contentFolder({
    ...Object.fromEntries(names.filter((name) => name !== left).map((name) => [`assets/${name}`, ''])),
    [`assets/${WORKER}`]: 'load("./hospitals-1.index"),import("./help-1.js")',
    'assets/help-1.js': WORKER_FILES.slice(2).join(),
    'client-manifest.json': JSON.stringify(MANIFEST),
    'styles.json': JSON.stringify({ shared: 'assets/shared-1.css', own }),
  });
  return { site, work: site };
};

it('the list has the files of the kept pages and the worker per language, and none of other pages', () => {
  const { entry, files, notice } = offlineFiles(builtSite());
  expect(entry).toBe('/assets/index-1.js');
  const kept = PAGES.slice(0, 6).map((page) => `${page}-1.js`);
  const all = ['shared-1.css', 'HomePage-1.css', WORKER, 'hospitals-1.index', 'help-1.js', 'index-1.js'];
  const own = { ENG: ['help-en-1.bin', 'offline-0.js'], ESP: ['help-es-1.bin', 'offline-1.js'] };
  for (const language of ['ENG', 'ESP'] as const)
    expect([...files[language]].sort()).toEqual([...all, ...kept, 'draw-bar-1.js', ...own[language]].sort());
  expect(notice).toEqual(['draw-bar-1.js', 'offline-0.js', 'offline-1.js', 'offline-2.js']);
});

it('a listed file that is missing stops the build', () => {
  expect(() => offlineFiles(builtSite('FaqsPage-1.js'))).toThrow('the build has no FaqsPage-1.js');
});

it.each([
  [{}, true],
  [{ OFFLINE: 'off' }, false],
  [{ PSEUDO: '1' }, false],
])('with environment %o, pages are kept offline: %s', (environment, isOn) => {
  for (const [name, value] of Object.entries({ OFFLINE: '', PSEUDO: '', ...environment }))
    vi.stubEnv(name, value);
  expect(isOffline()).toBe(isOn);
  vi.unstubAllEnvs();
});
