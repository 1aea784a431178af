import { type ReactNode, useState } from 'react';
import { Segments } from '#components/Segments.tsx';
import { CARE_KINDS, isDate, isTime } from '#domain/notify-by.ts';
import type { Care, NotifyProps, Outcome } from './care.ts';
import { MomentField } from './MomentField.tsx';
import styles from './NotifyBy.module.css';
import { PlaceField } from './PlaceField.tsx';
import type { Places } from './places.ts';

export interface NotifyFormProps extends NotifyProps {
  readonly places: Places;
  readonly outcome: Outcome;
  readonly change: (part: Partial<Care>) => void;
}

/** What the care is, when and where. A field complains only once the visitor has left it. */
export const NotifyForm = ({ words, care, places, outcome, change }: NotifyFormProps): ReactNode => {
  const [left, leave] = useState({ date: false, time: false });
  const { kind, date, time } = care;
  const missing = {
    date: left.date && !isDate(date) ? words.wrong.date : undefined,
    time: left.time && !isTime(time) ? words.wrong.time : undefined,
  };
  const wrongSide = outcome.step === 'wrongSide' ? words.wrong[kind] : undefined;
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
        <MomentField
          type="date"
          label={words[kind].date}
          value={date}
          error={missing.date ?? wrongSide}
          onLeave={() => leave((before) => ({ ...before, date: true }))}
          onChange={(value) => change({ date: value })}
        />
        <MomentField
          type="time"
          label={words[kind].time}
          value={time}
          error={missing.time}
          onLeave={() => leave((before) => ({ ...before, time: true }))}
          onChange={(value) => change({ time: value })}
        />
      </div>
      <PlaceField
        label={words.place}
        place={care.place}
        places={places}
        onChoose={(place) => change({ place })}
      />
      <p className="hint">{words.private}</p>
    </form>
  );
};
