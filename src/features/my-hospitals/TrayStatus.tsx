import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { fill, formatList, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MOST_HOSPITALS, useMyHospitals } from '#stores/my-hospitals.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import { namerOf } from './names.ts';
import styles from './Tray.module.css';

type State = ReturnType<typeof useMyHospitals.getState>;

const saidOf = (
  words: MyHospitalsProps['words'],
  language: Language,
  { list, before, refused, isKept }: State,
): string => {
  if (refused.length > 0) {
    const hospitals = formatList(language, refused.map(namerOf(refused)));
    return fill(words.full, { most: String(MOST_HOSPITALS), hospitals });
  }
  if (before !== undefined) {
    // Not the difference of their lengths: another tab may have added some.
    const taken = before.filter(({ key }) => !list.some((each) => each.key === key));
    return plural(language, words.taken, taken.length);
  }
  return isKept ? '' : words.notKept;
};

/** What became of the last change: no room for it, or how to take it back. */
export const TrayStatus = ({ words }: MyHospitalsProps): ReactNode => {
  const state = useMyHospitals();
  const { before, list, undo } = state;
  const button = useRef<HTMLButtonElement>(null);
  const isEmpty = list.length === 0;
  // The button that was pressed went away with the last hospital.
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) button.current?.focus();
  }, [isEmpty]);
  return (
    <div className={`no-print ${styles.status}`}>
      <p role="status">{saidOf(words, usePageLanguage(), state)}</p>
      {before !== undefined && (
        <Button look="quiet" ref={button} onClick={undo}>
          {words.undo}
        </Button>
      )}
    </div>
  );
};
