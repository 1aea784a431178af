import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { expect, open, test } from '../support/site.ts';

const ROWS = [
  ['Provider Name', 'City', 'State', 'Zipcode', 'Ultra', 'Plus', 'Core'],
  ['Hospital Niño Jesús', 'Miami', 'Florida', '33176', '1', '0', '1'],
  ['Mercy Hospital', 'Boston', 'MA', '02114', '1', '1', '0'],
];
const textBy = (separator: string): string => ROWS.map((row) => row.join(separator)).join('\r\n');

const FILES: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
  'commas.csv': () => Buffer.from(textBy(',')),
  'semicolons-windows-1252.csv': () => Buffer.from(textBy(';'), 'latin1'),
  'tabs.tsv': () => Buffer.from(textBy('\t')),
  'utf-16.csv': () => Buffer.from(`\ufeff${textBy('\t')}`, 'utf16le'),
  'workbook.xlsx': () => writeXlsx({ sheets: [{ name: 'Hospitals', rows: ROWS }] }),
};

for (const [name, bytes] of Object.entries(FILES))
  test(`${name} is built, and its hospital found in the browser`, { tag: '@full' }, async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'file-kinds-'));
    writeFileSync(join(folder, name), await bytes());
    const build = ['--import', './scripts/typescript.mjs', 'scripts/build-index.ts', join(folder, name)];
    execFileSync(process.execPath, [...build, '--out', folder], { stdio: 'ignore' });
    const index = readFileSync(join(folder, 'hospitals.index'));
    rmSync(folder, { recursive: true });
    await page.route(/\.index$/, (route) => route.fulfill({ body: index }));
    await open(page, '/hospitals?q=nino');
    await page.getByRole('button', { name: 'Hospital Niño Jesús', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Hospital Niño Jesús' });
    await expect(dialog.getByText('Miami, FL 33176')).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Vital' })).toContainText('Core');
  });
