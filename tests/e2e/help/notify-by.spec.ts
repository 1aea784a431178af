import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  describeIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  keptInBrowser,
  literal,
  open,
  test,
  waitUntilEnabled,
} from '../support/site.ts';

type Kind = 'planned' | 'emergency';

const DAYS = {
  EN: { friday: 'Friday, October 30, 2026', monday: 'Monday, November 2, 2026' },
  ES: { friday: 'viernes, 30 de octubre de 2026', monday: 'lunes, 2 de noviembre de 2026' },
  PT: { friday: 'sexta-feira, 30 de outubro de 2026', monday: 'segunda-feira, 2 de novembro de 2026' },
} as const;
/** Noon in Bogotá. */
const NOW = new Date('2026-10-20T17:00:00Z');

const part = (page: Page): Locator => page.locator('#notify-by');
const said = (page: Page): Locator => part(page).getByRole('status');
const moment = (page: Page): Locator => said(page).locator('strong');

test.use({ timezoneId: 'America/Bogota' });

describeIn('ES', 'notify by', (site) => {
  const friday = literal(DAYS[site.code].friday);
  const monday = literal(DAYS[site.code].monday);
  const words = { ...site.texts.notifyBy, ...site.texts.notifyByAnswer };

  const dateField = (page: Page, kind: Kind): Locator => part(page).getByLabel(words[kind].date);
  const timeField = (page: Page, kind: Kind): Locator => part(page).getByLabel(words[kind].time);
  const placeField = (page: Page): Locator => part(page).getByRole('combobox', { name: words.place });
  const saveButton = (page: Page): Locator => part(page).getByRole('button', { name: words.save });
  const letter = (page: Page): Locator => part(page).getByRole('link', { name: words.write });

  const openPart = async (page: Page): Promise<void> => {
    await open(page, `${site.prefix}/faqs#clinical-care`);
    await waitUntilEnabled(part(page));
    await expect(placeField(page).locator('option').first()).toBeAttached();
  };

  /** Enters a moment by value, because browsers display date and time fields differently. */
  const enter = async (page: Page, kind: Kind, date: string, time: string, zone?: string): Promise<void> => {
    await part(page).getByRole('radio', { name: words[kind].name }).press('Space');
    await dateField(page, kind).fill(date);
    await timeField(page, kind).fill(time);
    if (zone !== undefined) await placeField(page).selectOption(zone);
  };

  const letterOf = async (page: Page): Promise<{ subject: string; body: string }> => {
    const address = await letter(page).getAttribute('href');
    const [, subject = '', body = ''] =
      /^mailto:medical@health-plans\.example\?subject=([^&]*)&body=([^&]*)$/.exec(address ?? '') ?? [];
    expect(body).toContain('%0D%0A');
    return { subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
  };

  test('handles a planned service by keyboard; stores and sends nothing', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await openPart(page);

    await test.step('before input: emergency advice, privacy note, the device’s time zone', async () => {
      await expect(said(page)).toHaveText(words.empty);
      await expect(part(page).getByText(words.private)).toBeVisible();
      const [first, kind] = await Promise.all([
        part(page).getByText(words.first).boundingBox(),
        part(page).getByRole('group', { name: words.kind }).boundingBox(),
      ]);
      expect(first?.y ?? 0).toBeLessThan(kind?.y ?? 0);
      await expect(part(page).locator('[aria-invalid]')).toHaveCount(0);
      await expect(placeField(page)).toHaveValue('America/Bogota');
    });

    const keptBefore = await keptInBrowser(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      // The page always loads its own chunks when idle.
      if (request.method() !== 'GET' || !/^blob:|\/assets\/[\w-]+\.\w+$/.test(request.url()))
        sent.push(request.url());
    });

    await test.step('kind, date and time', async () => {
      await part(page).getByRole('radio', { name: words.planned.name }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(part(page).getByRole('radio', { name: words.emergency.name })).toBeChecked();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Tab');
      await expect(dateField(page, 'planned')).toBeFocused();
      // The native date field uses the browser's language, English, on every page.
      await page.keyboard.type('11022026');
      await expect(dateField(page, 'planned')).toHaveValue('2026-11-02');
      await timeField(page, 'planned').focus();
      await page.keyboard.type('0800AM');
      await expect(timeField(page, 'planned')).toHaveValue('08:00');
      await expect(said(page)).toContainText(words.by);
      await expect(moment(page)).toHaveText(new RegExp(`${friday}.*8:00`));
      await expect(said(page)).not.toContainText(words.yours);
    });

    await test.step('in another time zone: 72 hours before, in both zones', async () => {
      await placeField(page).selectOption('America/New_York');
      await expect(moment(page)).toHaveText(new RegExp(`${friday}.*9:00`));
      await expect(said(page)).toContainText(words.places.us['America/New_York']);
      // Bogotá is an hour behind New York's summer time.
      await expect(said(page)).toHaveText(new RegExp(`${literal(words.yours)}\\s${friday}.*8:00`));
    });

    await test.step('the calendar file holds the moment in UTC, two reminders and the contacts', async () => {
      await placeField(page).focus();
      await page.keyboard.press('Tab');
      await expect(saveButton(page)).toBeFocused();
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      expect(download.suggestedFilename()).toBe(`${words.event.file}-20261030.ics`);
      const text = readFileSync(await download.path(), 'utf8');
      // notify-by-files.test.ts parses such a file like a calendar app.
      const lines = text.replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toContain('DTSTART:20261030T130000Z');
      expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2);
      const description = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? '';
      for (const named of [words.planned.name, words.places.us['America/New_York'], '+1 246 555 0100'])
        expect(description.replaceAll('\\', '')).toContain(named);
    });

    await test.step('the prepared email has kind, place and moment, and leaves personal data blank', async () => {
      await page.keyboard.press('Tab');
      await expect(letter(page)).toBeFocused();
      const { subject, body } = await letterOf(page);
      expect(subject).toBe(words.letter.planned);
      const lines = body.split('\r\n');
      expect(lines[0]).toContain(words.places.us['America/New_York']);
      expect(lines[1]).toMatch(new RegExp(`${monday}.*8:00`));
      expect(lines.filter((line) => line.endsWith(':'))).toHaveLength(5);
    });

    expect(sent).toEqual([]);
    expect(await keptInBrowser(page)).toBe(keptBefore);
  });

  test('shows errors after a field is left, and says when it is too late', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.clock.install({ time: NOW });
    await openPart(page);

    await test.step('errors at the field', async () => {
      await dateField(page, 'planned').focus();
      await expect(part(page).locator('[aria-invalid]')).toHaveCount(0);
      await placeField(page).focus();
      await expect(dateField(page, 'planned')).toHaveAccessibleDescription(words.wrong.date);
      await expect(timeField(page, 'planned')).not.toHaveAttribute('aria-invalid');
      await enter(page, 'planned', '2026-10-19', '08:00');
      await expect(dateField(page, 'planned')).toHaveAccessibleDescription(words.wrong.planned);
      await expect(said(page)).toContainText(words.wrong.planned);
      await enter(page, 'emergency', '2026-10-21', '08:00');
      await expect(dateField(page, 'emergency')).toHaveAccessibleDescription(words.wrong.emergency);
      await expect(moment(page)).toHaveCount(0);
    });

    await test.step('an emergency: 48 hours after it began', async () => {
      await enter(page, 'emergency', '2026-10-20', '06:30', 'America/Sao_Paulo');
      await expect(moment(page)).toHaveText(/22.*2026.*6:30/);
      await expect(said(page)).toContainText(words.yours);
      await expectNoSidewaysScroll(page);
    });

    await test.step('a planned service whose moment passes', async () => {
      await enter(page, 'planned', '2026-10-23', '12:10', 'America/Bogota');
      await expect(said(page)).toContainText(words.by);
      await expect(saveButton(page)).toBeVisible();
      await page.clock.fastForward('15:00');
      await expect(moment(page)).toHaveText(words.late.planned.replace('{hours}', '72'));
      await expect(said(page)).toContainText(words.late.was);
    });

    await test.step('too late for an emergency', async () => {
      await enter(page, 'emergency', '2026-10-16', '08:00');
      await expect(moment(page)).toHaveText(words.late.emergency.replace('{hours}', '48'));
      await expect(saveButton(page)).toHaveCount(0);
      expect((await letterOf(page)).subject).toBe(words.letter.emergency);
      const call = part(page).getByRole('link', { name: /\+1 246 555 0100/ });
      await expect(call.first()).toHaveAttribute('href', 'tel:+12465550100');
      await expect(part(page).getByRole('link', { name: 'medical@health-plans.example' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });

  test.describe('on a device in an unlisted time zone', () => {
    test.use({ timezoneId: 'Europe/Madrid' });

    test('lists its own time zone first, with the name from the browser @full', async ({ page }) => {
      await page.clock.setFixedTime(NOW);
      await openPart(page);
      await expect(placeField(page)).toHaveValue('Europe/Madrid');
      const first = placeField(page).locator('option').first();
      await expect(first).toHaveText(/(Central European|Europa [Cc]entral)/);
      await enter(page, 'planned', '2026-10-26', '08:00');
      // Summer time ends on October 25, so 72 hours before is 9:00 there.
      await expect(moment(page)).toHaveText(/23.*2026.*9:00/);
      await expect(said(page)).not.toContainText(words.yours);
    });
  });
});
