import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySources } from '../../planted/tree.ts';
import { withServer } from '../support/server.ts';
import { ENGLISH, expect, open } from '../support/site.ts';
import { test as base } from './finder.ts';

/** Has every optional column, including Open. Needs its own build, because a page loads only the detail files of its build. */
const FILE = `Provider Name,Address,City,State,Zipcode,Open,Ultra,Plus,Core,Telephone,Website,Hospital Type,Emergency Services
Harbor Hospital,55 Fruit Street,Boston,MA,02114,1,1,0,0,(617) 555-0101,www.harbor.example,Acute Care Hospitals,Yes
Pine Clinic,8 Elm Street,Boston,MA,02114,0,1,1,0,617-555-0102 ext. 4,,Psychiatric,No
Oak Hospital,1 Main Street,Ada,OK,74820,0,0,0,1,,,,No
`;

const script = (file: string): readonly string[] => ['--import', './scripts/typescript.mjs', file];

/** Tests on a site with the directory above, built and served only for them. */
const test = base.extend<object, { readonly detailsSite: string }>({
  detailsSite: [
    async ({ browserName: _ }, use) => {
      const cwd = mkdtempSync(join(tmpdir(), 'details-site-'));
      process.once('exit', () => rmSync(cwd, { recursive: true, force: true }));
      copySources(cwd);
      writeFileSync(join(cwd, 'data/hospitals.csv'), FILE);
      const env = { HOSPITALS_CSV: '', QUICK_BUILD: '1', PORT: '0' };
      execFileSync(process.execPath, script('scripts/build.ts'), {
        ...{ cwd, stdio: 'pipe' },
        env: { ...process.env, ...env },
      });
      await withServer(script('scripts/serve.ts'), { cwd, env }, use);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ detailsSite }, use) => use(detailsSite),
});

const { panel, words } = ENGLISH;
const { facts } = panel;

test.describe('finder with all optional columns @full', () => {
  test('hospital panel shows address, telephone, website and type', async ({ page, finder }) => {
    await finder.openReady('/hospitals');
    await page.getByRole('button', { name: 'Harbor Hospital', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Harbor Hospital' });
    const address = dialog.getByRole('link', { name: '55 Fruit Street' });
    await expect(address).toHaveAttribute('href', /query=Harbor\+Hospital%2C\+55\+Fruit\+Street%2C\+Boston/);
    const link = (name: string) => dialog.getByRole('link', { name });
    await expect(link('+1 617 555 0101')).toHaveAttribute('href', 'tel:+16175550101');
    await expect(link('harbor.example')).toHaveAttribute('href', 'https://www.harbor.example');
    await expect(dialog).toContainText(panel.types.acuteCare);
    await expect(dialog).toContainText(facts.emergency + facts.yes);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Pine Clinic', exact: true }).click();
    const other = page.getByRole('dialog', { name: 'Pine Clinic' });
    await expect(other.getByRole('link', { name: /ext\. 4$/ })).toHaveAttribute(
      'href',
      'tel:+16175550102;ext=4',
    );
    await expect(other).toContainText(facts.emergency + facts.no);
    await expect(other).not.toContainText(facts.website);
  });

  test('emergency filter keeps only hospitals with an emergency department', async ({ page, finder }) => {
    await finder.openReady('/hospitals');
    await finder.openFields();
    await page.getByRole('checkbox', { name: words.filters.emergency }).check();
    await finder.filter.click();
    await expect(finder.rows).toHaveCount(1);
    await expect(finder.rows).toContainText('Harbor Hospital');
    await expect(page).toHaveURL(/er=1/);
  });

  test('filter, plans, counts and state page follow the Open column', async ({ page, finder }) => {
    await finder.openReady('/hospitals');
    await expect(finder.rows).toHaveCount(3);
    const row = (name: string) => finder.rows.filter({ hasText: name });
    await expect(row('Harbor Hospital')).toContainText(`Superior Open ${words.results.or} Ultra`);
    await expect(row('Pine Clinic')).toContainText('Superior Ultra');
    await expect(row('Oak Hospital')).not.toContainText('Superior');
    await finder.network('Open').check();
    await finder.filter.click();
    await expect(finder.status).toContainText(/^1 .*Open/);
    await expect(finder.rows).toContainText('Harbor Hospital');
    await expect(finder.main).toContainText(words.openNote.chosen);
    await expect(finder.main).not.toContainText(words.openNote.assumed);

    await open(page, '/hospitals/massachusetts');
    await expect(finder.main).toContainText('2 hospitals');
    await expect(finder.main.getByRole('listitem').filter({ hasText: /^Open/ })).toContainText('50%');
  });

  test('CSV file has a column for each detail', async ({ finder }) => {
    await finder.openReady('/hospitals');
    const { head, body } = await finder.saveCsv();
    const cell = (row: number, title: string): string | undefined => body[row]?.[head.indexOf(title)];
    expect(body.map(([name]) => name)).toEqual(['Harbor Hospital', 'Oak Hospital', 'Pine Clinic']);
    const { yes, no } = words.results;
    expect(body.map((_, row) => cell(row, 'Open'))).toEqual([yes, no, no]);
    expect(cell(0, facts.address)).toBe('55 Fruit Street');
    expect(cell(0, facts.telephone)).toBe('1 617 555 0101');
    expect(cell(0, facts.website)).toBe('https://www.harbor.example');
    expect(cell(2, facts.type)).toBe(panel.types.psychiatric);
    expect(body.map((_, row) => cell(row, facts.emergency))).toEqual([facts.yes, facts.no, facts.no]);
  });
});
