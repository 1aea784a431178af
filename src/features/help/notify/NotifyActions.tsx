import { CalendarPlus, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#components/Button.tsx';
import { download } from '#components/download.ts';
import { Icon } from '#components/Icon.tsx';
import { brand } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import { calendarFile, utc } from './calendar-file.ts';
import { type KnownProps, namedZone, plainMoment } from './care.ts';
import { letterAddress } from './letter.ts';
import styles from './NotifyBy.module.css';

const telephone = brand.telephones[0] ?? '';

/** What to take along: the moment as a calendar file while it is ahead, and a letter to complete. */
export const NotifyActions = (props: KnownProps & { readonly now: number }): ReactNode => {
  const language = usePageLanguage();
  const { words, outcome, now } = props;
  const save = (): void => {
    const day = utc(outcome.deadline).slice(0, 8);
    download(`${words.event.file}-${day}.ics`, 'text/calendar', eventFile(language, props, now));
  };
  return (
    <p className={styles.actions}>
      {outcome.isLate ? (
        <a className={buttonClass('solid')} href={`tel:${telephone.replaceAll(' ', '')}`}>
          <Icon of={Phone} size={20} /> {fill(words.call, { telephone })}
        </a>
      ) : (
        <Button onClick={save}>
          <Icon of={CalendarPlus} size={20} /> {words.save}
        </Button>
      )}{' '}
      <a className={buttonClass('outline')} href={letter(language, props)}>
        <Icon of={Mail} size={20} /> {words.write}
      </a>
    </p>
  );
};

/** Hours before the latest moment at which calendars remind, and how long the event is to be seen there. */
const REMINDERS = [24, 2];
const MINUTES = 15;

const eventFile = (language: Language, { words, care, outcome }: KnownProps, stamp: number): string => {
  const { kind, place } = care;
  const { host } = new URL(brand.siteUrl);
  const { instant, deadline } = outcome;
  return calendarFile(`-//${brand.name}//${host}//${language}`, {
    uid: `${kind}-${utc(instant)}@${host}`,
    stamp,
    start: deadline,
    minutes: MINUTES,
    title: fill(words.event.title, { brand: brand.name }),
    description: [
      `${words[kind].name}: ${plainMoment(language, instant, place)}`,
      namedZone(language, instant, place),
      fill(words.call, { telephone }),
      brand.emails.medical,
    ].join('\n'),
    reminders: REMINDERS,
  });
};

const letter = (
  language: Language,
  { words, care: { kind, place }, outcome: { instant } }: KnownProps,
): string =>
  letterAddress(
    brand.emails.medical,
    words.letter[kind],
    fill(words.letter.body, {
      place: namedZone(language, instant, place),
      moment: plainMoment(language, instant, place),
    }),
  );
