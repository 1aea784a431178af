import { useState } from 'react';
import { MomentField } from '#components/fields/MomentField.tsx';
import { Segments } from '#components/fields/Segments.tsx';
import { Select } from '#components/fields/Select.tsx';
import { CARE_KINDS, isCareDate, isTime } from '#domain/notify-by.ts';
import type { Care, NotifyProps, Outcome } from './care.ts';
import styles from './NotifyBy.module.css';
import { type Places, placeOf } from './time-zones.ts';

interface NotifyFormProps extends NotifyProps {
  readonly places: Places;
  readonly outcome: Outcome;
  readonly change: (part: Partial<Care>) => void;
}

/** Each field shows its error on blur. */
export const NotifyForm = ({ words, care, places, outcome, change }: NotifyFormProps) => {
  const [left, leave] = useState({ date: false, time: false });
  const { kind, date, time } = care;
  const wrongSide = outcome.step === 'wrongSide' ? words.wrong[kind] : undefined;
  const errors = {
    date: left.date && !isCareDate(date) ? words.wrong.date : wrongSide,
    time: left.time && !isTime(time) ? words.wrong.time : undefined,
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <Segments
        legend={words.kind}
        name="notify-kind"
        value={kind}
        options={CARE_KINDS.map((value) => ({ value, text: words[value].name }))}
        onChoose={(chosen) => change({ kind: chosen })}
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
        options={places.filter(({ group }) => group === '').flatMap(optionsOf)}
        groups={places
          .filter(({ group }) => group !== '')
          .map((listed) => ({ label: listed.group, options: optionsOf(listed) }))}
        onChoose={(zone) => change({ place: placeOf(places, zone) ?? care.place })}
      />
      <p className="hint">{words.private}</p>
    </form>
  );
};

const optionsOf = ({ places }: Places[number]) =>
  places.map(({ zone, name, line: text = name }) => ({ value: zone, text }));
