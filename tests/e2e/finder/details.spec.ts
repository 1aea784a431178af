import { test } from '../support/details-site.ts';
import { expect, open } from '../support/site.ts';
import {
  ENGLISH,
  filterButton,
  main,
  networkBox,
  openFields,
  openReady,
  rows,
  saveCsv,
  status,
} from './finder.ts';

const { panel, words } = ENGLISH;
const { facts } = panel;

test.describe('finder with all optional columns', { tag: '@full' }, () => {
  test('hospital panel shows address, telephone, website, type and emergency department', async ({
    page,
  }) => {
    await openReady(page, '/hospitals');
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

  test('emergency filter keeps only hospitals with an emergency department', async ({ page }) => {
    await openReady(page, '/hospitals');
    await openFields(page, ENGLISH);
    await page.getByRole('checkbox', { name: words.filters.emergency }).check();
    await filterButton(page, ENGLISH).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Harbor Hospital');
    await expect(page).toHaveURL(/er=1/);
  });

  test('filter, plans, counts and state page follow the Open column, without the note on assumed hospitals', async ({
    page,
  }) => {
    await openReady(page, '/hospitals');
    await expect(rows(page)).toHaveCount(3);
    const row = (name: string) => rows(page).filter({ hasText: name });
    await expect(row('Harbor Hospital')).toContainText(`Superior Open ${words.results.or} Ultra`);
    await expect(row('Pine Clinic')).toContainText('Superior Ultra');
    await expect(row('Oak Hospital')).not.toContainText('Superior');
    await networkBox(page, 'Open').check();
    await filterButton(page, ENGLISH).click();
    await expect(status(page)).toContainText(/^1 .*Open/);
    await expect(rows(page)).toContainText('Harbor Hospital');
    await expect(main(page)).toContainText(words.openNote.chosen);
    await expect(main(page)).not.toContainText(words.openNote.assumed);

    await open(page, '/hospitals/massachusetts');
    await expect(main(page)).toContainText('2 hospitals');
    await expect(main(page).getByRole('listitem').filter({ hasText: /^Open/ })).toContainText('50%');
  });

  test('CSV file has a column for each detail', async ({ page }) => {
    await openReady(page, '/hospitals');
    const { head, body } = await saveCsv(page, ENGLISH);
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
