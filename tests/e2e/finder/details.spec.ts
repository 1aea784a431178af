import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withServer } from '#scripts/hosting/served-site.ts';
import { buildSite, copySources } from '../../planted/tree.ts';
import { ENGLISH, expect, open } from '../support/site.ts';
import { test as base } from './finder.ts';

/** Has every optional column, including Open. Needs its own build, because a page loads only the detail files of its build. */
const FILE = `Provider Name,Address,City,State,Zipcode,Open,Ultra,Plus,Core,Telephone,Website,Hospital Type,Emergency Services
Harbor Hospital,55 Fruit Street,Boston,MA,02114,1,1,0,0,(617) 555-0101,www.harbor.example,Acute Care Hospitals,Yes
Pine Clinic,8 Elm Street,Boston,MA,02114,0,1,1,0,617-555-0102 ext. 4,,Psychiatric,No
Oak Hospital,1 Main Street,Ada,OK,74820,0,0,0,1,,,,No
`;

const SERVE = ['--import', './scripts/typescript.mjs', 'scripts/serve.ts'];

/** Tests on a site with the directory above, built and served only for them. */
const test = base.extend<object, { readonly detailsSite: string }>({
  detailsSite: [
    async ({ browserName: _ }, use) => {
      const cwd = copySources();
      writeFileSync(join(cwd, 'data/hospitals.csv'), FILE);
      buildSite(cwd);
      await withServer(SERVE, { cwd, env: { PORT: '0' } }, use);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ detailsSite }, use) => use(detailsSite),
});

const { panel, words } = ENGLISH;
const { facts } = panel;

test.describe('finder with all optional columns @full', () => {
  // hospital-facts.test.ts and hospital-csv.test.ts cover each detail.
  test('panel and CSV file have the details, and a filter finds emergency departments', async ({
    page,
    finder,
  }) => {
    await finder.openReady('/hospitals');
    await page.getByRole('button', { name: 'Harbor Hospital', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Harbor Hospital' });
    const address = dialog.getByRole('link', { name: '55 Fruit Street' });
    await expect(address).toHaveAttribute('href', /query=Harbor\+Hospital%2C\+55\+Fruit\+Street%2C\+Boston/);
    const telephone = dialog.getByRole('link', { name: '+1 617 555 0101' });
    await expect(telephone).toHaveAttribute('href', 'tel:+16175550101');
    await expect(dialog.getByRole('link', { name: 'harbor.example' })).toBeVisible();
    await expect(dialog).toContainText(panel.types.acuteCare);
    await expect(dialog).toContainText(facts.emergency + facts.yes);
    await page.keyboard.press('Escape');

    const { head, body } = await finder.saveCsv();
    const column = (title: string) => body.map((row) => row[head.indexOf(title)]);
    expect(body.map(([name]) => name)).toEqual(['Harbor Hospital', 'Oak Hospital', 'Pine Clinic']);
    expect(column('Open')).toEqual([words.results.yes, words.results.no, words.results.no]);
    expect(column(facts.address)).toEqual(['55 Fruit Street', '1 Main Street', '8 Elm Street']);
    expect(column(facts.emergency)).toEqual([facts.yes, facts.no, facts.no]);

    await finder.openFields();
    await page.getByRole('checkbox', { name: words.filters.emergency }).check();
    await finder.filter.click();
    await expect(finder.rows).toHaveCount(1);
    await expect(finder.rows).toContainText('Harbor Hospital');
    await expect(page).toHaveURL(/er=1/);
  });

  test('filter and state page follow the Open column', async ({ page, finder }) => {
    await finder.openReady('/hospitals');
    await expect(finder.rows.filter({ hasText: 'Superior' })).toHaveCount(2);
    await finder.network('Open').check();
    await finder.filter.click();
    await expect(finder.status).toContainText(/^1 .*Open/);
    await expect(finder.rows).toContainText(`Superior Open ${words.results.or} Ultra`);
    await expect(finder.main).toContainText(words.openNote.chosen);
    await expect(finder.main).not.toContainText(words.openNote.assumed);
    await open(page, '/hospitals/massachusetts');
    await expect(finder.main.getByRole('listitem').filter({ hasText: /^Open/ })).toContainText('50%');
  });
});
