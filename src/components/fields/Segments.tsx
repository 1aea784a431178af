import { type ReactNode, useRef } from 'react';
import styles from './Segments.module.css';
import { useValueBeforeHydration } from './use-value-before-hydration.ts';

export interface SegmentsProps<Value extends string> {
  readonly legend: string;
  /** Form parameter, for a submit before the scripts have loaded. */
  readonly name: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly text: ReactNode;
    readonly describedBy?: string;
  }[];
  readonly onChoose: (value: Value) => void;
}

export const Segments = <Value extends string>({
  legend,
  name,
  value,
  options,
  onChoose,
}: SegmentsProps<Value>) => {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const entered = (): Value | undefined => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked');
    return options.find((option) => option.value === checked?.value)?.value;
  };
  useValueBeforeHydration(value, entered, onChoose);
  return (
    <fieldset ref={fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-describedby={option.describedBy}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span className="choice">{option.text}</span>
          </label>
        ))}
      </div>
      <span className={styles.end} hidden />
    </fieldset>
  );
};
