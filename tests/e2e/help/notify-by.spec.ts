import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import enForm from '#data/words/en/notify-by.json' with { type: 'json' };
import enAnswer from '#data/words/en/notify-by-answer.json' with { type: 'json' };
import esForm from '#data/words/es/notify-by.json' with { type: 'json' };
import esAnswer from '#data/words/es/notify-by-answer.json' with { type: 'json' };
import ptForm from '#data/words/pt/notify-by.json' with { type: 'json' };
import ptAnswer from '#data/words/pt/notify-by-answer.json' with { type: 'json' };
import {
  awake,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
  widthsIn,
} from '../support/site.ts';

const en = { ...enForm, ...enAnswer };
const WORDS = [en, { ...esForm, ...esAnswer }, { ...ptForm, ...ptAnswer }];
/** Noon in Bogotá. */
const NOW = new Date('2026-10-20T17:00:00Z');

const part = (page: Page): Locator => page.locator('#notify-by');
const said = (page: Page): Locator => part(page).getByRole('status');
const dateField = (page: Page, words: typeof en, kind: 'planned' | 'emergency' = 'planned'): Locator =>
  part(page).getByLabel(words[kind].date);
const timeField = (page: Page, words: typeof en, kind: 'planned' | 'emergency' = 'planned'): Locator =>
  part(page).getByLabel(words[kind].time);
const placeField = (page: Page, words: typeof en): Locator =>
  part(page).getByRole('combobox', { name: words.place });

const openPart = async (page: Page, prefix: string, words: typeof en): Promise<void> => {
  await page.clock.setFixedTime(NOW);
  await open(page, `${prefix}/faqs#clinical-care`);
  await awake(part(page).getByRole('radio', { name: words.planned.name }));
  await expect(placeField(page, words).locator('option').first()).toBeAttached();
};

/** Enters a moment; the browser shows its controls in its own way, and a value is the same in all of them. */
const enter = async (
  page: Page,
  words: typeof en,
  [kind, date, time, zone]: readonly ['planned' | 'emergency', string, string, string?],
): Promise<void> => {
  await part(page).getByRole('radio', { name: words[kind].name }).press('Space');
  await dateField(page, words, kind).fill(date);
  await timeField(page, words, kind).fill(time);
  if (zone !== undefined) await placeField(page, words).selectOption(zone);
};

const contacts = async (page: Page): Promise<void> => {
  await expect(part(page).getByRole('link', { name: /\+1 246 555 0100/ })).toHaveAttribute(
    'href',
    'tel:+12465550100',
  );
  await expect(part(page).getByRole('link', { name: 'medical@health-plans.example' })).toBeVisible();
};

const letterOf = async (page: Page, words: typeof en): Promise<{ subject: string; body: string }> => {
  const address = await part(page).getByRole('link', { name: words.write }).getAttribute('href');
  const [, subject = '', body = ''] =
    /^mailto:medical@health-plans\.example\?subject=([^&]*)&body=([^&]*)$/.exec(address ?? '') ?? [];
  expect(body).toContain('%0D%0A');
  return { subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
};

test.use({ timezoneId: 'America/Bogota' });

for (const [at, site] of SITES.entries()) {
  const inTurn = turnsOf(site.code);
  const words = WORDS[at] ?? en;
  const [friday, monday] = [
    ['Friday, October 30, 2026', 'viernes, 30 de octubre de 2026', 'sexta-feira, 30 de outubro de 2026'][
      at
    ] ?? '',
    ['Monday, November 2, 2026', 'lunes, 2 de noviembre de 2026', 'segunda-feira, 2 de novembro de 2026'][
      at
    ] ?? '',
  ];

  test.describe(`until when to notify, in ${site.name}`, () => {
    test.use({ locale: site.browser });

    test('the rule, the contacts and where the emergency call goes first stand before anything is entered', async ({
      page,
    }) => {
      await openPart(page, site.prefix, words);
      await expect(part(page).getByRole('heading', { name: words.heading })).toBeVisible();
      await expect(part(page)).toContainText('72');
      await expect(part(page)).toContainText('48');
      await expect(said(page)).toHaveText(words.empty);
      await expect(part(page).getByText(words.private)).toBeVisible();
      const [first, kind] = await Promise.all([
        part(page).getByText(words.first).boundingBox(),
        part(page).getByRole('group', { name: words.kind }).boundingBox(),
      ]);
      expect(first?.y ?? 0).toBeLessThan(kind?.y ?? 0);
      await expect(part(page).locator('[aria-invalid]')).toHaveCount(0);
      await contacts(page);
      // The device's own place is chosen.
      await expect(placeField(page, words)).toHaveValue('America/Bogota');
    });

    test('a planned service over the change of the clocks: 72 hours that pass, here and there', async ({
      page,
    }) => {
      await openPart(page, site.prefix, words);
      await enter(page, words, ['planned', '2026-11-02', '08:00', 'America/New_York']);
      await expect(said(page)).toContainText(words.by);
      await expect(said(page).locator('strong')).toHaveText(blank(`${friday}.*9:00`));
      await expect(said(page)).toContainText(words.places.us['America/New_York']);
      // Bogotá is an hour behind New York's summer time.
      await expect(said(page)).toHaveText(blank(`${words.yours} ${friday}.*8:00`));
      await placeField(page, words).selectOption('America/Lima');
      await expect(said(page).locator('strong')).toHaveText(blank(`${friday}.*8:00`));
      await expect(said(page)).not.toContainText(words.yours);
    });

    test('an emergency: 48 hours after it began', async ({ page }) => {
      await openPart(page, site.prefix, words);
      await enter(page, words, ['emergency', '2026-10-20', '06:30']);
      await expect(said(page).locator('strong')).toHaveText(/22.*2026.*6:30/);
    });

    inTurn()('too late: it says so, and how to reach us', async ({ page }) => {
      await openPart(page, site.prefix, words);
      await enter(page, words, ['planned', '2026-10-22', '08:00']);
      await expect(said(page).locator('strong')).toHaveText(words.late.planned.replace('{hours}', '72'));
      await expect(said(page)).toContainText(words.late.was);
      await enter(page, words, ['emergency', '2026-10-16', '08:00']);
      await expect(said(page).locator('strong')).toHaveText(words.late.emergency.replace('{hours}', '48'));
      await expect(part(page).getByRole('button', { name: words.save })).toHaveCount(0);
      await contacts(page);
      expect((await letterOf(page, words)).subject).toBe(words.letter.emergency);
      await expectAccessible(page);
    });

    test('the calendar file holds the moment in UTC, two reminders and the contacts', async ({ page }) => {
      await openPart(page, site.prefix, words);
      await enter(page, words, ['planned', '2026-11-02', '08:00', 'America/New_York']);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        part(page).getByRole('button', { name: words.save }).press('Enter'),
      ]);
      expect(download.suggestedFilename()).toBe(`${words.event.file}-20261030.ics`);
      const text = readFileSync(await download.path(), 'utf8');
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      expect(event.startDate.toJSDate().toISOString()).toBe('2026-10-30T13:00:00.000Z');
      expect(event.duration.toSeconds()).toBe(15 * 60);
      expect(event.summary).toBe(words.event.title.replace('{brand}', 'International Health Plans'));
      for (const told of [
        words.planned.name,
        monday,
        words.places.us['America/New_York'],
        '+1 246 555 0100',
        'medical@',
      ])
        expect(event.description).toContain(told);
      expect(event.component.getAllSubcomponents('valarm')).toHaveLength(2);
      const stamp = event.component.getFirstPropertyValue('dtstamp') as ICAL.Time;
      expect(stamp.toJSDate().getTime()).toBe(NOW.getTime());
    });

    test('the prepared letter names what, where and when, and leaves blank what is personal', async ({
      page,
    }) => {
      await openPart(page, site.prefix, words);
      await enter(page, words, ['planned', '2026-11-02', '08:00', 'America/New_York']);
      const { subject, body } = await letterOf(page, words);
      expect(subject).toBe(words.letter.planned);
      const lines = body.split('\r\n');
      expect(lines[0]).toContain(words.places.us['America/New_York']);
      expect(lines[1]).toMatch(blank(`${monday}.*8:00`));
      expect(lines.filter((line) => line.endsWith(':'))).toHaveLength(5);
    });

    inTurn()('by keyboard alone, with nothing kept and nothing sent', async ({ page }) => {
      await openPart(page, site.prefix, words);
      const keptBefore = await kept(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        // The page's own pieces come when it is at rest, whatever the visitor does.
        if (request.method() !== 'GET' || !/^blob:|\/assets\/[\w-]+\.\w+$/.test(request.url()))
          sent.push(request.url());
      });
      await part(page).getByRole('radio', { name: words.planned.name }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(part(page).getByRole('radio', { name: words.emergency.name })).toBeChecked();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Tab');
      await expect(dateField(page, words)).toBeFocused();
      // The browser's own control: this browser's menus are English, whatever the page is.
      await page.keyboard.type('11022026');
      await expect(dateField(page, words)).toHaveValue('2026-11-02');
      await timeField(page, words).focus();
      await page.keyboard.type('0800AM');
      await expect(timeField(page, words)).toHaveValue('08:00');
      await expect(said(page).locator('strong')).toHaveText(blank(`${friday}.*8:00`));
      await placeField(page, words).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(part(page).getByRole('button', { name: words.save })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(part(page).getByRole('link', { name: words.write })).toBeFocused();
      expect(sent).toEqual([]);
      expect(await kept(page)).toEqual(keptBefore);
    });

    inTurn()('a field complains only once it was left, and beside itself', async ({ page }) => {
      await openPart(page, site.prefix, words);
      await dateField(page, words).focus();
      await expect(part(page).locator('[aria-invalid]')).toHaveCount(0);
      await placeField(page, words).focus();
      await expect(dateField(page, words)).toHaveAccessibleDescription(words.wrong.date);
      await expect(timeField(page, words)).not.toHaveAttribute('aria-invalid');
      await enter(page, words, ['planned', '2026-10-19', '08:00']);
      await expect(dateField(page, words)).toHaveAccessibleDescription(words.wrong.planned);
      await expect(said(page)).toContainText(words.wrong.planned);
      await enter(page, words, ['emergency', '2026-10-21', '08:00']);
      await expect(dateField(page, words, 'emergency')).toHaveAccessibleDescription(words.wrong.emergency);
      await expect(said(page).locator('strong')).toHaveCount(0);
    });

    for (const width of widthsIn(site.code, 320, [320, 390, 1440])) {
      test(`at ${width} px nothing is cut, and it is accessible`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openPart(page, site.prefix, words);
        await enter(page, words, ['emergency', '2026-10-20', '06:30', 'America/Sao_Paulo']);
        await expect(said(page)).toContainText(words.yours);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  });

  test.describe(`on a device in a place that is not listed, in ${site.name}`, () => {
    test.use({ locale: site.browser, timezoneId: 'Europe/Madrid' });

    inTurn()('its own zone stands first, by the name that the browser gives it', async ({ page }) => {
      await openPart(page, site.prefix, words);
      await expect(placeField(page, words)).toHaveValue('Europe/Madrid');
      const first = placeField(page, words).locator('option').first();
      await expect(first).toHaveText(/(Central European|Europa [Cc]entral)/);
      await enter(page, words, ['planned', '2026-10-26', '08:00']);
      // Summer time ends on 25 October: 72 hours before is 9:00 there.
      await expect(said(page).locator('strong')).toHaveText(/23.*2026.*9:00/);
      await expect(said(page)).not.toContainText(words.yours);
    });
  });

  test.describe(`without script, in ${site.name}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the rule and the contacts stand, and no form that would not work', async ({ page }) => {
      await page.goto(`${site.prefix}/faqs`);
      await expect(part(page).getByText(words.first)).toBeVisible();
      await expect(part(page).getByText('72')).toBeVisible();
      await expect(part(page).getByText('48')).toBeVisible();
      await expect(part(page).getByRole('radio')).toHaveCount(0);
      await contacts(page);
    });
  });
}

test('the moment passes while the page is open', async ({ page }) => {
  await page.clock.install({ time: NOW });
  await open(page, '/faqs#clinical-care');
  await awake(part(page).getByRole('radio', { name: en.planned.name }));
  await enter(page, en, ['planned', '2026-10-23', '12:10']);
  await expect(said(page)).toContainText(en.by);
  await page.clock.fastForward('15:00');
  await expect(said(page).locator('strong')).toHaveText(en.late.planned.replace('{hours}', '72'));
});

/** A pattern in which any blank stands for any other. */
const blank = (text: string): RegExp => new RegExp(text.replace(/[()]/g, '\\$&').replace(/ /g, '\\s'));

/** All that the browser keeps for the site. */
const kept = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => Object.entries(storage).map((entry) => entry.join('='))),
  );
