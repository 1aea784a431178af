export interface CalendarEvent {
  /** Constant for an event, so that a second import replaces the first. */
  readonly uid: string;
  /** Creation time of the file; like `start`, in ms since 1970. */
  readonly stamp: number;
  readonly start: number;
  readonly title: string;
  readonly description: string;
}

/** Times of the reminders, in hours before the event. */
const REMINDERS = [24, 2];

/** Serializes the event of a quarter of an hour as iCalendar (RFC 5545), with times in UTC. */
export const calendarFile = (producer: string, event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(producer)}`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    // The calendar does not show the time as busy.
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((hours) => reminder(hours, event.title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const reminder = (hours: number, title: string): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${hours}H`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
];

/** 20261030T130000Z */
export const utc = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const MOST_OCTETS = 75;
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Folds lines at 75 octets without splitting a character. */
const folded = (line: string): string => {
  let room = MOST_OCTETS;
  let lines = '';
  for (const character of line) {
    const size = octets(character);
    if (size > room) {
      lines += '\r\n ';
      room = MOST_OCTETS - 1;
    }
    lines += character;
    room -= size;
  }
  return lines;
};
