import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { readableName } from '#content/readable-name.ts';
import { fill } from '#domain/format.ts';
import { hospitalKey } from '#domain/hospital-key.ts';
import { useMyHospitals } from '#stores/my-hospitals.ts';
import type { Hospital } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import styles from './StarButton.module.css';

/** Puts a hospital on the visitor's own list, or takes it off. Its name stays: whether it is pressed says the rest. */
export const StarButton = ({ hospital }: { readonly hospital: Hospital }): ReactNode => {
  const { star } = useFinderWords().mine;
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={useIsMine(hospital)}
      aria-label={fill(star.name, { hospital: readableName(hospital.name) })}
      onClick={() => useMyHospitals.getState().toggle(hospital)}
    >
      <Icon of={Star} size={20} />
    </button>
  );
};

/** Names are compared first: a key costs more, and hundreds of rows ask. */
const useIsMine = (hospital: Hospital): boolean =>
  useMyHospitals(({ list }) =>
    list.some(({ name, key }) => name === hospital.name && key === hospitalKey(hospital)),
  );
