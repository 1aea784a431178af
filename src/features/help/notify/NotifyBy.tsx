import { Siren } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { MomentField } from '#components/fields/MomentField.tsx';
import { Segments } from '#components/fields/Segments.tsx';
import { Select } from '#components/fields/Select.tsx';
import { loadNotifyAnswerWords, type NotifyByWords } from '#content/words/words.ts';
import { CARE_KINDS, isCareDate, isTime } from '#domain/calculators/notify-by.ts';
import { fill } from '#domain/format.ts';
import { DEFAULT_LANGUAGE, type Language, splitPath } from '#domain/language.ts';
import { useBrowserValue } from '#hooks/use-hydrated.ts';
import { usePageLanguage } from '#stores/language.ts';
import { type Care, hoursText, type NotifyWords, outcomeOf } from './care.ts';
import { NotifyAnswer } from './NotifyAnswer.tsx';
import styles from './NotifyBy.module.css';
import { deviceZone, placeOf, placesOf, zoneName } from './time-zones.ts';

/** Prerendered HTML shows no result, so any language works there. */
const pageLanguage = (): Language =>
  typeof location === 'undefined' ? DEFAULT_LANGUAGE : splitPath(location.pathname).language;

export const loadNotifyBy = async (): Promise<ComponentType<{ readonly words: NotifyByWords }>> => {
  const { default: own } = await loadNotifyAnswerWords[pageLanguage()]();
  return ({ words }) => <NotifyBy words={{ ...words, ...own }} />;
};

/** Stores and sends nothing. Date and time show their errors on blur. */
const NotifyBy = ({ words }: { readonly words: NotifyWords }) => {
  const now = useNow();
  const language = usePageLanguage();
  const own = useBrowserValue(deviceZone, '');
  // No places while prerendering.
  const places = own === '' ? [] : placesOf(language, words);
  const ownPlace = placeOf(places, own) ?? { zone: own, name: '' };
  const isUnlisted = own !== '' && ownPlace.name === '';
  const [chosen, choose] = useState<Partial<Care>>({});
  const [left, leave] = useState({ date: false, time: false });
  const care = { kind: 'planned', date: '', time: '', place: ownPlace, ...chosen } as const;
  const { kind, date, time } = care;
  const outcome = outcomeOf(care, now);
  const change = (part: Partial<Care>): void => choose((before) => ({ ...before, ...part }));
  const wrongSide = outcome.step === 'wrongSide' ? words.wrong[kind] : undefined;
  const errors = {
    date: left.date && !isCareDate(date) ? words.wrong.date : wrongSide,
    time: left.time && !isTime(time) ? words.wrong.time : undefined,
  };
  return (
    <section className={styles.notify} id="notify-by" aria-labelledby="notify-by-heading">
      <header className={styles.header}>
        <h3 id="notify-by-heading">{words.heading}</h3>
        <p className={styles.first} data-kind={kind}>
          <Siren size={20} /> {words.first}
        </p>
        <p>{fill(words.rule, hoursText)}</p>
      </header>
      <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <Segments
          legend={words.kind}
          name="notify-kind"
          value={kind}
          options={CARE_KINDS.map((value) => ({ value, text: words[value].name }))}
          onChoose={(value) => change({ kind: value })}
        />
        <div className={styles.moment}>
          {(['date', 'time'] as const).map((type) => (
            <MomentField
              key={type}
              type={type}
              label={words[kind][type]}
              value={care[type]}
              error={errors[type]}
              onLeave={() => leave((before) => ({ ...before, [type]: true }))}
              onChoose={(value) => change({ [type]: value })}
            />
          ))}
        </div>
        <Select
          label={words.place}
          value={care.place.zone}
          options={isUnlisted ? [{ value: own, text: ownLine(words, zoneName(language, now, own)) }] : []}
          groups={places.map((listed) => ({
            label: listed.group,
            options: listed.places.map(({ zone, name }) => ({ value: zone, text: name })),
          }))}
          onChoose={(zone) => change({ place: placeOf(places, zone) ?? ownPlace })}
        />
        <p className="hint">{words.private}</p>
      </form>
      <NotifyAnswer words={words} care={care} outcome={outcome} now={now} />
    </section>
  );
};

/** Line of the device's time zone, capitalized, because Spanish and Portuguese zone names are lower-case. */
const ownLine = (words: NotifyWords, zone: string): string => {
  const line = fill(words.own, { zone });
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
};

const REFRESH_MS = 20_000;

/** Current time in ms since 1970; updates while the page is open. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
