import type { Page } from '@playwright/test';
import { keep } from '../finder/mine.ts';
import { chooseLanguage, ENGLISH, SITES } from '../support/site.ts';
import { denyStorage, expect, filterTexas, open, test } from './faults.ts';

const LIST_OF_ONE = new RegExp(ENGLISH.texts.myHospitals.count.replace('{count}', '1'));

const fillStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** Ways in which a browser refuses to store data. */
const REFUSE = { denied: denyStorage, full: fillStorage };

for (const [how, refuse] of Object.entries(REFUSE)) {
  test(`with storage ${how} the finder filters, a list lasts until the page is left, and the language follows the address`, {
    tag: how === 'denied' ? [] : ['@full'],
  }, async ({ page, finder }) => {
    await refuse(page);
    await filterTexas(page);
    await finder.starAt(0).click();
    await expect(finder.tray).toContainText(LIST_OF_ONE);
    await expect(finder.tray).toContainText(ENGLISH.texts.myHospitals.notKept);
    for (const site of SITES.toReversed()) {
      await chooseLanguage(page, site);
      const parameter = site.code === 'EN' ? '&lang=en' : '';
      await expect(page).toHaveURL(`${site.finderPath}?state=TX${parameter}`);
    }
    // English cannot be saved as the choice, so links carry `lang=en`.
    await expect(page.getByRole('banner').getByRole('link', { name: 'About us' })).toHaveAttribute(
      'href',
      '/about?lang=en',
    );
  });
}

test('invalid data in storage is ignored: an invalid saved language counts as Spanish, and the list starts empty @full', async ({
  page,
  finder,
}) => {
  await page.goto('/terms');
  // my-hospitals.test.ts covers other invalid lists.
  await page.evaluate(() => {
    localStorage.setItem('my-hospitals', '{"key":[[[');
    localStorage.setItem('language', '__proto__');
  });
  await open(page, '/hospitals');
  await expect(page).toHaveURL(/\/es\/hospitals$/);
  await finder.openReady('/hospitals?lang=en&state=TX');
  await expect(page.getByText(ENGLISH.texts.myHospitals.hint.split('{')[0] ?? '')).toBeVisible();
  await finder.starAt(0).click();
  await expect(finder.tray).toContainText(LIST_OF_ONE);
});

const HOSTILE_NAME = '<img src=x onerror=alert(1)>';

test('a hostile name in storage is shown as text @full', async ({ page, finder }) => {
  const key = 'nowhere-hospital-miami-fl-33176';
  await keep(page, [{ key, name: HOSTILE_NAME, city: '"><b>', state: 'FL' }]);
  await open(page, '/hospitals');
  await page.getByRole('button', { name: ENGLISH.texts.myHospitals.show }).click();
  await expect(finder.tray).toContainText(HOSTILE_NAME);
  await expect(page.locator('main img')).toHaveCount(0);
});
