import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import fieldStyles from '#components/fields/Field.module.css';
import { Field } from '#components/fields/Field.tsx';
import { Segments } from '#components/fields/Segments.tsx';
import { Icon } from '#components/Icon.tsx';
import { CARE_KINDS, isCareDate, isTime } from '#domain/notify-by.ts';
import type { Care, NotifyProps, Outcome } from './care.ts';
import styles from './NotifyBy.module.css';
import { type Place, type Places, placeOf } from './time-zones.ts';

interface NotifyFormProps extends NotifyProps {
  readonly places: Places;
  readonly outcome: Outcome;
  readonly change: (part: Partial<Care>) => void;
}

/** A field shows its error on blur. */
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
            onChange={(value) => change({ [type]: value })}
          />
        ))}
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

interface MomentFieldProps {
  readonly type: 'date' | 'time';
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

const MomentField = ({ type, label, value, error, onChange, onLeave }: MomentFieldProps) => {
  const id = useId();
  return (
    <Field label={label} labelProps={{ htmlFor: id }} error={error}>
      {(described) => (
        <input
          {...described}
          id={id}
          type={type}
          className={fieldStyles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
};

interface PlaceFieldProps {
  readonly label: string;
  readonly place: Place;
  readonly places: Places;
  readonly onChoose: (place: Place) => void;
}

/** The options are not in the page's HTML. */
const PlaceField = ({ label, place, places, onChoose }: PlaceFieldProps) => {
  const id = useId();
  return (
    <Field label={label} labelProps={{ htmlFor: id }}>
      {() => (
        <div className={fieldStyles.select}>
          <select
            id={id}
            className={fieldStyles.control}
            value={place.zone}
            onChange={({ currentTarget }) => onChoose(placeOf(places, currentTarget.value) ?? place)}
          >
            {places.map(({ group, places: inGroup }) =>
              group === '' ? (
                inGroup.map(line)
              ) : (
                <optgroup key={group} label={group}>
                  {inGroup.map(line)}
                </optgroup>
              ),
            )}
          </select>
          <Icon of={ChevronDown} size={20} />
        </div>
      )}
    </Field>
  );
};

const line = ({ zone, name, line: text = name }: Place) => (
  <option key={zone} value={zone}>
    {text}
  </option>
);
