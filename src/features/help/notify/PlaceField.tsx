import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from '#components/Field.module.css';
import { Field } from '#components/Field.tsx';
import { Icon } from '#components/Icon.tsx';
import { type Place, type Places, placeOf } from './places.ts';

export interface PlaceFieldProps {
  readonly label: string;
  readonly place: Place;
  readonly places: Places;
  readonly onChoose: (place: Place) => void;
}

/** The place of care, whose clocks count. Its lines come with the code: the page need not carry them. */
export const PlaceField = ({ label, place, places, onChoose }: PlaceFieldProps): ReactNode => {
  const id = useId();
  return (
    <Field label={label} labelProps={{ htmlFor: id }}>
      {() => (
        <div className={styles.select}>
          <select
            id={id}
            className={styles.control}
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

const line = ({ zone, name, line: text = name }: Place): ReactNode => (
  <option key={zone} value={zone}>
    {text}
  </option>
);
