import { ChevronDown, LocateFixed, MapPin } from 'lucide-react';
import { memo, useEffect, useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Select } from '#components/fields/Select.tsx';
import { Icon } from '#components/Icon.tsx';
import { distanceInText } from '#domain/distance.ts';
import { prefersMiles } from '#domain/format.ts';
import {
  ANY_DISTANCE,
  CURRENT_POSITION,
  FIRST_RADIUS,
  FIRST_RADIUS_IN_MILES,
  radiiIn,
  radiusFrom,
  radiusText,
} from '#domain/place.ts';
import { changeDraft, useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import { placeLabel } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import { remember } from '../url/start-places.ts';
import { NearField, type NearFieldProps } from './NearField.tsx';
import styles from './NearFields.module.css';

/** Fields for place and distance, collapsed where the form is a single column. */
export const NearFields = memo((props: NearFieldProps) => {
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
        <Icon of={ChevronDown} size={20} className="turns" />
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

const RadiusField = () => {
  const { near: words } = useFinderWords();
  const language = usePageLanguage();
  const { within, near } = useHospitalFilter(({ draft }) => draft);
  const inMiles = prefersMiles(language);
  useEffect(() => {
    if (inMiles && near === undefined && within === FIRST_RADIUS)
      changeDraft({ within: FIRST_RADIUS_IN_MILES });
  }, [inMiles, near, within]);
  const usual = radiiIn(inMiles ? 'mi' : 'km');
  // The radius may be in the other unit, if the link comes from a page in another language.
  const offered = within === ANY_DISTANCE || usual.includes(within) ? usual : [...usual, within];
  return (
    <Select
      name="within"
      label={words.within}
      value={radiusText(within)}
      options={[
        ...offered.map((radius) => ({ value: radiusText(radius), text: distanceInText(language, radius) })),
        { value: '', text: words.any },
      ]}
      onChoose={(value) => changeDraft({ within: radiusFrom(value) })}
    />
  );
};

const NearHere = () => {
  const { here } = useFinderWords().near;
  const note = useId();
  const { position, ask } = useMyPosition();
  return (
    <div className={styles.here}>
      <Button look="outline" onClick={ask} aria-describedby={note}>
        <Icon of={LocateFixed} size={18} /> {here.use}
      </Button>
      <p className={styles.note} id={note} role="status" data-position={position}>
        {position === undefined ? here.note : here[position]}
      </p>
    </div>
  );
};

type Position = 'asking' | 'found' | 'denied' | 'unavailable' | 'timeout';

const POSITION_TIMEOUT_MS = 15_000;
/** Hospitals are miles apart, so a position that is a few minutes old is precise enough. */
const MAX_POSITION_AGE_MS = 300_000;

const failureOf = ({ code }: GeolocationPositionError): Position => {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return 'denied';
  return code === GeolocationPositionError.TIMEOUT ? 'timeout' : 'unavailable';
};

/** Position of the visitor, kept in memory only. */
const useMyPosition = (): { readonly position: Position | undefined; readonly ask: () => void } => {
  const [position, setPosition] = useState<Position>();
  const isHere = useHospitalFilter(({ draft }) => draft.near?.id === CURRENT_POSITION);
  const ask = (): void => {
    setPosition('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        changeDraft({
          near: remember({ id: CURRENT_POSITION, name: '', point: { latitude, longitude } }),
        });
        setPosition('found');
      },
      (error) => setPosition(failureOf(error)),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS },
    );
  };
  return { position: position === 'found' && !isHere ? undefined : position, ask };
};
