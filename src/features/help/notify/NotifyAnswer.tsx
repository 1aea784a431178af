import { CalendarPlus, Mail, Phone } from 'lucide-react';
import { Button, buttonClass } from '#components/Button.tsx';
import { download } from '#components/download.ts';
import { brand } from '#content/facts.ts';
import { offsetAt } from '#domain/calculators/notify-by.ts';
import { mailtoLink, telephoneLink } from '#domain/contact-links.ts';
import { fill } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import { calendarFile, utc } from './calendar-file.ts';
import { hoursText, type KnownProps, momentText, type NotifyProps, type Outcome, zoneLabel } from './care.ts';
import styles from './NotifyBy.module.css';
import { deviceZone, formatMoment, zoneName } from './time-zones.ts';

interface NotifyAnswerProps extends NotifyProps {
  readonly outcome: Outcome;
  readonly now: number;
}

export const NotifyAnswer = ({ words, care, outcome, now }: NotifyAnswerProps) => {
  const isKnown = outcome.step === 'known';
  const isLate = isKnown && outcome.isLate;
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
            <a href={TELEPHONE_LINK}>
              <Phone size={20} /> {telephone}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${medical}`}>
            <Mail size={20} /> {medical}
          </a>
        </li>
      </ul>
    </div>
  );
};

const Moment = ({ words, care: { kind, place }, outcome: { deadline, isLate } }: KnownProps) => {
  const language = usePageLanguage();
  const moment = formatMoment(language, deadline, place.zone);
  const own = deviceZone();
  const hasOtherClock = offsetAt(own, deadline) !== offsetAt(place.zone, deadline);
  return (
    <>
      {isLate && <strong>{fill(words.late[kind], { hours: hoursText[kind] })}</strong>}{' '}
      <span>
        {isLate ? words.late.was : words.by} {isLate && moment}
      </span>{' '}
      {!isLate && <strong>{moment}</strong>} <span>{zoneLabel(language, deadline, place)}</span>
      {hasOtherClock && (
        <span className="hint">
          {words.yours} {formatMoment(language, deadline, own)} ({zoneName(language, deadline, own)})
        </span>
      )}
    </>
  );
};

const telephone = brand.telephones[0] ?? '';
const TELEPHONE_LINK = telephoneLink(telephone);

const NotifyActions = (props: KnownProps & { readonly now: number }) => {
  const language = usePageLanguage();
  const { words, outcome, now } = props;
  const save = (): void => {
    const day = utc(outcome.deadline).slice(0, 8);
    download(`${words.event.file}-${day}.ics`, 'text/calendar', eventFile(language, props, now));
  };
  return (
    <p className={styles.actions}>
      {outcome.isLate ? (
        <a className={buttonClass('solid')} href={TELEPHONE_LINK}>
          <Phone size={20} /> {fill(words.call, { telephone })}
        </a>
      ) : (
        <Button onClick={save}>
          <CalendarPlus size={20} /> {words.save}
        </Button>
      )}{' '}
      <a className={buttonClass('outline')} href={letter(language, props)}>
        <Mail size={20} /> {words.write}
      </a>
    </p>
  );
};

const eventFile = (language: Language, { words, care, outcome }: KnownProps, stamp: number): string => {
  const { kind, place } = care;
  const { host } = new URL(brand.siteUrl);
  const { instant, deadline } = outcome;
  return calendarFile(`-//${brand.name}//${host}//${language}`, {
    uid: `${kind}-${utc(instant)}@${host}`,
    stamp,
    start: deadline,
    title: fill(words.event.title, { brand: brand.name }),
    description: [
      `${words[kind].name}: ${momentText(language, instant, place)}`,
      zoneLabel(language, instant, place),
      fill(words.call, { telephone }),
      brand.emails.medical,
    ].join('\n'),
  });
};

const letter = (
  language: Language,
  { words, care: { kind, place }, outcome: { instant } }: KnownProps,
): string =>
  mailtoLink(
    brand.emails.medical,
    words.letter[kind],
    fill(words.letter.body, {
      place: zoneLabel(language, instant, place),
      moment: momentText(language, instant, place),
    }),
  );
