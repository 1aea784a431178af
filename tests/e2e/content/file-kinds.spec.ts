import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAsBuild, workbook } from '../../scripts/data/build-file.ts';
import { serveDirectory } from '../support/other-directory.ts';
import { expect, open, test } from '../support/site.ts';

const ROWS = [
  ['Provider Name', 'City', 'State', 'Zipcode', 'Ultra', 'Plus', 'Core'],
  ['Hospital Niño Jesús', 'Boston', 'Massachusetts', '2101', '1', '0', '1'],
  ['Mercy Hospital', 'Saint Louis', 'MO', '63106', '1', '1', '0'],
];
const textBy = (separator: string): string => ROWS.map((row) => row.join(separator)).join('\r\n');

const FILES: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
  'commas.csv': () => Buffer.from(textBy(',')),
  'semicolons-windows-1252.csv': () => Buffer.from(textBy(';'), 'latin1'),
  'tabs.tsv': () => Buffer.from(textBy('\t')),
  'utf-16.csv': () => Buffer.from(`\ufeff${textBy('\t')}`, 'utf16le'),
  'workbook.xlsx': () => workbook({ Hospitals: ROWS }),
};

for (const [name, bytes] of Object.entries(FILES))
  test(`${name} is read, and its hospital found in the browser`, { tag: '@full' }, async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'file-kinds-'));
    const { hospitals } = await readAsBuild(folder, name, await bytes());
    rmSync(folder, { recursive: true });
    await serveDirectory(page, hospitals);
    await open(page, '/hospitals?q=nino');
    await page.getByRole('button', { name: 'Hospital Niño Jesús', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Hospital Niño Jesús' });
    await expect(dialog.getByText('Boston, MA 02101')).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Vital' })).toContainText('Core');
  });
