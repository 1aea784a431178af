import { CalendarPlus, Mail, Phone } from 'lucide-react';
import { Button, buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { brand } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { offsetAt } from '#domain/notify-by.ts';
import { usePageLanguage } from '#stores/language.ts';
import { calendarFile, utc } from './calendar-file.ts';
import {
  hoursText,
  type KnownProps,
  type NotifyProps,
  namedZone,
  type Outcome,
  plainMoment,
} from './care.ts';
import styles from './NotifyBy.module.css';
import { deviceZone, formatMoment, zoneName } from './time-zones.ts';

interface NotifyAnswerProps extends NotifyProps {
  readonly outcome: Outcome;
  readonly now: number;
}

/** The latest moment, set large, which is also what is announced; what to do with it, and whom to reach. */
export const NotifyAnswer = ({ words, care, outcome, now }: NotifyAnswerProps) => {
  const isKnown = outcome.step === 'known';
  const isLate = isKnown && outcome.isLate;
  const telephone = brand.telephones[0] ?? '';
  const { medical } = brand.emails;
  return (
    <div className={styles.answer} data-known={isKnown || undefined} data-late={isLate || undefined}>
      <output className={styles.said}>
        {isKnown ? <Moment words={words} care={care} outcome={outcome} /> : <span>{words.empty}</span>}
        {outcome.step === 'wrongSide' && <span className="visually-hidden">{words.wrong[care.kind]}</span>}
      </output>
      {isKnown && <NotifyActions words={words} care={care} outcome={outcome} now={now} />}
      <ul role="list" className={styles.ways}>
        {!isLate && (
          <li>
            <a href={`tel:${telephone.replaceAll(' ', '')}`}>
              <Icon of={Phone} size={20} /> {telephone}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${medical}`}>
            <Icon of={Mail} size={20} /> {medical}
          </a>
        </li>
      </ul>
    </div>
  );
};

const Moment = ({ words, care: { kind, place }, outcome: { deadline, isLate } }: KnownProps) => {
  const language = usePageLanguage();
  const moment = formatMoment(language, deadline, place.zone);
  return (
    <>
      {isLate && <strong>{fill(words.late[kind], { hours: hoursText[kind] })}</strong>}{' '}
      <span>
        {isLate ? words.late.was : words.by} {isLate && moment}
      </span>{' '}
      {!isLate && <strong>{moment}</strong>} <span>{namedZone(language, deadline, place)}</span>
      <OwnClock words={words} zone={place.zone} deadline={deadline} />
    </>
  );
};

interface OwnClockProps {
  readonly words: NotifyProps['words'];
  readonly zone: string;
  readonly deadline: number;
}

/** The same moment as the visitor's own clock shows it, if it is another time. */
const OwnClock = ({ words, zone, deadline }: OwnClockProps) => {
  const language = usePageLanguage();
  const own = deviceZone();
  if (offsetAt(own, deadline) === offsetAt(zone, deadline)) return null;
  return (
    <span className={styles.own}>
      {words.yours} {formatMoment(language, deadline, own)} ({zoneName(language, deadline, own)})
    </span>
  );
};

const telephone = brand.telephones[0] ?? '';

/** What to take along: the moment as a calendar file while it is ahead, and a letter to complete. */
const NotifyActions = (props: KnownProps & { readonly now: number }) => {
  const language = usePageLanguage();
  const { words, outcome, now } = props;
  const save = (): void => {
    const day = utc(outcome.deadline).slice(0, 8);
    saveFile(`${words.event.file}-${day}.ics`, 'text/calendar', eventFile(language, props, now));
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

/** A prepared mail: opens in the visitor's own programme, with nothing sent before they send it. */
export const letterAddress = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`;

/** Long enough for the browser to have taken the file over. */
const KEPT_MS = 60_000;

/** Hands a text to the visitor as a file, made on the device. */
const saveFile = (name: string, type: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
};
