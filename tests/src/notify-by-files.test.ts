import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { loadNotifyAnswerWords } from '#content/words/words.ts';
import { mailtoLink } from '#domain/contact-links.ts';
import { LANGUAGES } from '#domain/language.ts';
import { type CalendarEvent, calendarFile } from '#features/help/notify/calendar-file.ts';
import { formatMoment, placeOf, placesOf, zoneName } from '#features/help/notify/time-zones.ts';

const EVENT: CalendarEvent = {
  uid: 'planned-20261102T130000Z@health-plans.example',
  stamp: Date.UTC(2026, 10, 20, 15),
  start: Date.UTC(2026, 9, 30, 13),
  title: 'Último momento; “avisar”, já \\ ñandú',
  description: `Serviço programado: sexta-feira, 30 de outubro\nLigar para +1 246 555 0100\n${'áéíóú ção 🏥 '.repeat(20)}`,
};

const written = calendarFile('-//Example//EN', EVENT);
const readEvent = (file: string): ICAL.Event =>
  new ICAL.Event(
    new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent') ?? undefined,
  );

describe('calendar file', () => {
  it('is parsed back: time in UTC, a quarter of an hour, texts with any character', () => {
    const event = readEvent(written);
    expect(event.uid).toBe(EVENT.uid);
    expect(event.summary).toBe(EVENT.title);
    expect(event.description).toBe(EVENT.description);
    expect(event.startDate.toJSDate().getTime()).toBe(EVENT.start);
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(event.endDate.toJSDate().getTime() - EVENT.start).toBe(15 * 60_000);
    const stamp = event.component.getFirstPropertyValue('dtstamp') as ICAL.Time;
    expect(stamp.toJSDate().getTime()).toBe(EVENT.stamp);
  });

  it('has reminders 24 hours and 2 hours before', () => {
    const alarms = readEvent(written).component.getAllSubcomponents('valarm');
    const values = ['trigger', 'action', 'description'].map((name) =>
      alarms.map((alarm) => String(alarm.getFirstPropertyValue(name))),
    );
    expect(values).toEqual([
      ['-PT24H', '-PT2H'],
      ['DISPLAY', 'DISPLAY'],
      [EVENT.title, EVENT.title],
    ]);
  });

  it('ends every line with CR LF, has at most 75 octets per line, and splits no character', () => {
    expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = written.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
    const cut = lines.flatMap((line) => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line)));
    expect(cut.join('')).not.toContain('\ufffd');
  });
});

it('prepared email is encoded for every mail program, with its line breaks and accents', () => {
  const address = mailtoLink('medical@health-plans.example', 'Notificación & más', 'Día: 4?\n\nNº + %:\n');
  expect(address).toMatch(/^mailto:medical@health-plans\.example\?subject=[^&\s]+&body=[^&\s]+$/);
  expect(address).toContain('%0D%0A%0D%0A');
  expect(address).not.toContain('+');
  const [, subject = '', body = ''] = /subject=(.*)&body=(.*)/.exec(address) ?? [];
  expect(decodeURIComponent(subject)).toBe('Notificación & más');
  expect(decodeURIComponent(body)).toBe('Día: 4?\r\n\r\nNº + %:\r\n');
});

describe.each(LANGUAGES)('places with a time zone, in %s', async (language) => {
  const { default: words } = await loadNotifyAnswerWords[language]();
  const groups = placesOf(language, words);
  const places = groups.flatMap((group) => group.places);

  it('are about forty known zones, each once, with a unique name', () => {
    expect(groups.map(({ group }) => group)).toEqual(Object.values(words.groups));
    expect(places.length).toBeGreaterThanOrEqual(40);
    expect(new Set(places.map(({ zone }) => zone)).size).toBe(places.length);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
    for (const { zone } of places)
      expect(() => formatMoment(language, EVENT.start, zone), zone).not.toThrow();
  });

  it('are in alphabetical order within a group, those of the United States by population', () => {
    const [us, ...others] = groups.map((group) => group.places.map(({ name }) => name));
    expect(us?.[0]).toContain('Miami');
    for (const names of others)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
  });

  it('are found by older zone names too, and not by other zones', () => {
    expect(placeOf(groups, 'America/Buenos_Aires')?.zone).toBe('America/Argentina/Buenos_Aires');
    expect(placeOf(groups, 'America/Bogota')?.name).toMatch(/^Col[oô]mbia$/);
    expect(placeOf(groups, 'Europe/Madrid')).toBeUndefined();
  });
});

it.each([
  ['ENG', 'America/New_York', /^Friday, October 30, 2026 at 9:00 AM, Eastern Daylight Time$/],
  ['ESP', 'America/New_York', /^viernes, 30 de octubre de 2026, 9:00 a\.m\., hora de verano oriental$/],
  ['POR', 'America/New_York', /^sexta-feira, 30 de outubro de 2026 às 0?9:00, /],
  // Midnight belongs to the new day.
  ['ENG', 'Pacific/Noumea', /^Saturday, October 31, 2026 at 12:00 AM, /],
] as const)('a moment in %s has weekday, date, time and name of the zone %s', (language, zone, expected) => {
  const at = Date.UTC(2026, 9, 30, 13);
  const text = `${formatMoment(language, at, zone)}, ${zoneName(language, at, zone)}`;
  expect(text.replace(/\s/g, ' ')).toMatch(expected);
});
