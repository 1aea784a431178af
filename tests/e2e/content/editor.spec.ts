import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withServer } from '#scripts/hosting/served-site.ts';
import { copySources } from '../../planted/tree.ts';
import { test as base, expect } from '../support/site.ts';

interface Editor {
  readonly address: string;
  /** A copy of the project. */
  readonly folder: string;
}

/** Tests of `npm run edit` on a copy of the project, with the directory built before. */
const test = base.extend<object, { readonly editor: Editor }>({
  editor: [
    async ({ browserName: _ }, use) => {
      const folder = copySources();
      cpSync('data/generated', join(folder, 'data/generated'), { recursive: true });
      const vite = ['node_modules/vite/bin/vite.js', '--host=127.0.0.1', '--port=0'];
      const env = { EDIT: '1', NO_COLOR: '1', FORCE_COLOR: undefined };
      await withServer(vite, { cwd: folder, env }, (address) => use({ address, folder }));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ editor }, use) => use(editor.address),
});

test.describe.configure({ mode: 'serial', timeout: 240_000 });
// Decap logs a greeting and rejected saves to the console. A request to another host still fails a test.
test.use({ actionTimeout: 60_000, tolerated: [[/^console/, /^uncaught: Object$/], { scope: 'test' }] });
const expectSoon = expect.configure({ timeout: 90_000 });

const openForm = async (page: Page, entry: string): Promise<void> => {
  await page.goto(`/edit/#/collections/${entry}`);
  await page.reload();
};

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(name).click();
};

const save = async (page: Page): Promise<void> => {
  await press(page, 'Save now');
  await expectSoon(page.getByText('Entry saved')).toBeVisible();
};

const preview = (page: Page, language: string) =>
  page.frameLocator('iframe').frameLocator(`iframe[title="${language}"]`);

const WORDS = {
  English: 'Nothing lives at this address',
  Español: 'Una página que nadie tiene',
  Português: 'Uma página que ninguém tem',
};

test.describe('the content editor @full', () => {
  test('changes a heading in three languages, also in the page previews', async ({ page, editor }) => {
    await openForm(page, 'words/entries/not-found');
    for (const [language, word] of Object.entries(WORDS))
      await page.getByRole('textbox', { name: `Heading, ${language}` }).fill(word);
    await save(page);
    for (const [language, word] of Object.entries(WORDS))
      await expectSoon(preview(page, language).getByRole('heading', { level: 1 })).toHaveText(word);
    const before = readFileSync('data/words/es/not-found.json', 'utf8').split('\n');
    const after = readFileSync(join(editor.folder, 'data/words/es/not-found.json'), 'utf8').split('\n');
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      `  "heading": "${WORDS.Español}",`,
    ]);
  });

  test('changes a telephone number through the link of its open point', async ({ page }) => {
    await page.goto('/edit/check');
    await page.getByRole('listitem').filter({ hasText: '+1 246 555 0100' }).getByRole('link').click();
    const telephones = page.getByRole('textbox', { name: 'Telephones' });
    await expectSoon(telephones).toBeFocused();
    await telephones.fill('+1 246 430 0001\n+1 246 430 0002');
    await save(page);
    await page.goto('/es/about');
    await expectSoon(
      page.getByRole('contentinfo').getByRole('link', { name: '+1 246 430 0001' }),
    ).toBeVisible();
  });

  test('rejects an unknown placeholder with an error at its field', async ({ page, editor }) => {
    const file = join(editor.folder, 'data/words/pt/home.json');
    const before = readFileSync(file, 'utf8');
    await page.goto('/edit/?field=slider.only#/collections/words/entries/home');
    const field = page.getByRole('textbox', { name: 'Only, Português' });
    await field.fill('{planos} apenas');
    await press(page, 'Save now');
    await expectSoon(
      page.getByRole('alert').filter({ hasText: /^nothing fills the placeholder \{planos\}/ }),
    ).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
