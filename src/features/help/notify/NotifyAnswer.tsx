import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { brand } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import { offsetAt } from '#domain/notify-by.ts';
import { usePageLanguage } from '#stores/language.ts';
import { hoursText, type KnownProps, type NotifyProps, namedZone, type Outcome } from './care.ts';
import { NotifyActions } from './NotifyActions.tsx';
import styles from './NotifyBy.module.css';
import { deviceZone, formatMoment, zoneName } from './zone-time.ts';

export interface NotifyAnswerProps extends NotifyProps {
  readonly outcome: Outcome;
  readonly now: number;
}

/** The latest moment, set large, which is also what is announced; what to do with it, and whom to reach. */
export const NotifyAnswer = ({ words, care, outcome, now }: NotifyAnswerProps): ReactNode => {
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

const Moment = ({ words, care: { kind, place }, outcome: { deadline, isLate } }: KnownProps): ReactNode => {
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
const OwnClock = ({ words, zone, deadline }: OwnClockProps): ReactNode => {
  const language = usePageLanguage();
  const own = deviceZone();
  if (offsetAt(own, deadline) === offsetAt(zone, deadline)) return null;
  return (
    <span className="hint">
      {words.yours} {formatMoment(language, deadline, own)} ({zoneName(language, deadline, own)})
    </span>
  );
};
