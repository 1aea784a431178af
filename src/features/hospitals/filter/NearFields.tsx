import { ChevronDown, MapPin } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { useHospitalFilter } from '#stores/hospital-filter.ts';
import { placeLabel } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import { NearField, type NearFieldProps } from './NearField.tsx';
import styles from './NearFields.module.css';
import { NearHere } from './NearHere.tsx';
import { RadiusField } from './RadiusField.tsx';

/** Hospitals near a place: where, how far round, or the visitor's own position. Phones fold it away until it is wanted. */
export const NearFields = memo((props: NearFieldProps): ReactNode => {
  const words = useFinderWords();
  const id = useId();
  const near = useHospitalFilter(({ draft }) => draft.near);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={MapPin} size={20} />
        <span className={styles.what}>
          {words.near.legend}
          {near !== undefined && <b className={styles.chosen}>{placeLabel(words, near)}</b>}
        </span>
        <Icon of={ChevronDown} size={20} />
      </button>
      <fieldset id={id} className={styles.fields} data-open={isOpen}>
        <legend className="visually-hidden">{words.near.legend}</legend>
        <NearField {...props} />
        <RadiusField />
        <NearHere />
      </fieldset>
    </>
  );
});
