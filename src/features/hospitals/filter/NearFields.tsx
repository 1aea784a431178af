import { ChevronDown, LocateFixed, MapPin } from 'lucide-react';
import { memo, type Ref, useEffect, useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Combobox, type ComboboxItem } from '#components/fields/Combobox.tsx';
import { Select } from '#components/fields/Select.tsx';
import { prefersMiles } from '#domain/format.ts';
import {
  ANY_DISTANCE,
  CURRENT_POSITION,
  distanceInText,
  FIRST_RADIUS,
  FIRST_RADIUS_IN_MILES,
  type Place,
  type Radius,
  radiiIn,
  radiusFrom,
  radiusText,
} from '#domain/geography/place.ts';
import type { Language } from '#domain/language.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { searchClient } from '#search/index.ts';
import { changeDraft, useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Origin } from '#workers/contract.ts';
import { placeLabel } from '../filter-labels.ts';
import { type FinderWords, useFinderWords } from '../finder-context.ts';
import { MAX_PLACE } from '../url/finder-url.ts';
import { findPlace, MAX_ORIGINS, matchOrigin, placeFromOrigin, remember } from '../url/start-places.ts';
import { afterPress, useListWords } from './list-box.ts';
import styles from './NearFields.module.css';

interface NearFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Typed text that names no place. */
  readonly wrong: string | undefined;
  readonly onWrong: (text: string) => void;
}

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
        <MapPin size={20} />
        <span className={styles.what}>
          {words.near.legend}
          {near !== undefined && <b className={styles.chosen}>{placeLabel(words, near)}</b>}
        </span>
        <ChevronDown size={20} className="turns" />
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

/** Place field with suggestions. Shows an error for an unknown place instead of dropping it. */
const NearField = ({ ref, wrong, onWrong }: NearFieldProps) => {
  const words = useFinderWords();
  const near = useHospitalFilter(({ draft }) => draft.near);
  const changeStart = useChangeStart();
  /** Undefined: the field shows the draft's place. */
  const [typed, setTyped] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  // An empty text returns the airports.
  const loaded = useLoaded(fetchOrigins, isFocused ? (typed ?? '') : undefined);
  const text = loaded?.input;
  const origins = (loaded?.failed ? undefined : loaded?.output) ?? NO_ORIGINS;

  useEffect(() => {
    const named = typed !== undefined && text === typed ? matchOrigin(origins, typed) : undefined;
    if (named !== undefined) changeDraft({ near: placeFromOrigin(named) });
  }, [typed, text, origins]);

  const settle = (): void => {
    setTyped(undefined);
    if (near === undefined || near.point !== undefined) return;
    findPlace(near.id).then(
      (place) => {
        if (useHospitalFilter.getState().draft.near?.id !== near.id) return;
        if (place === undefined) onWrong(near.id);
        else changeDraft({ near: place });
      },
      () => undefined,
    );
  };

  const isWrong = near !== undefined && near.point === undefined && near.id === wrong;
  return (
    <Combobox
      ref={ref}
      name="near"
      label={words.near.place}
      placeholder={words.near.hint}
      value={typed ?? (near === undefined ? '' : placeLabel(words, near))}
      items={origins.map((origin) => itemOf(words, origin))}
      maxLength={MAX_PLACE}
      error={isWrong ? words.near.notFound : undefined}
      words={useListWords(words.near.clear)}
      onType={(value) => {
        const id = value.trim();
        // The field may have received focus before hydration.
        setFocused(true);
        setTyped(value);
        changeStart(id === '' ? undefined : { id, name: id });
      }}
      onChoose={({ id }) => {
        const chosen = origins.find((origin) => origin.id === id);
        setTyped(undefined);
        if (chosen !== undefined) changeStart(placeFromOrigin(chosen));
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => afterPress(settle)}
    />
  );
};

const firstRadius = (language: Language): Radius =>
  prefersMiles(language) ? FIRST_RADIUS_IN_MILES : FIRST_RADIUS;

/** Returns a function that sets the start place. With the first place, the radius is the first one in the language's unit. */
const useChangeStart = (): ((near: Place | undefined) => void) => {
  const language = usePageLanguage();
  return (near) => {
    const { draft } = useHospitalFilter.getState();
    const isFirst = draft.near === undefined && draft.within === FIRST_RADIUS;
    changeDraft({ near, ...(isFirst && { within: firstRadius(language) }) });
  };
};

const itemOf = (words: FinderWords, origin: Origin): ComboboxItem => ({
  id: origin.id,
  text: placeFromOrigin(origin).name,
  ...(origin.kind === 'airport' && { detail: origin.state }),
  kind: words.near.kinds[origin.kind],
});

const NO_ORIGINS: readonly Origin[] = [];

const fetchOrigins = (text: string): Promise<readonly Origin[]> => searchClient().origins(text, MAX_ORIGINS);

const RadiusField = () => {
  const { near: words } = useFinderWords();
  const language = usePageLanguage();
  const { within, near } = useHospitalFilter(({ draft }) => draft);
  const radius = near === undefined && within === FIRST_RADIUS ? firstRadius(language) : within;
  const usual = radiiIn(prefersMiles(language) ? 'mi' : 'km');
  // The radius may be in the other unit, if the link comes from a page in another language.
  const offered = radius === ANY_DISTANCE || usual.includes(radius) ? usual : [...usual, radius];
  return (
    <Select
      name="within"
      label={words.within}
      value={radiusText(radius)}
      options={[
        ...offered.map((one) => ({ value: radiusText(one), text: distanceInText(language, one) })),
        { value: '', text: words.any },
      ]}
      onChoose={(value) => changeDraft({ within: radiusFrom(value) })}
    />
  );
};

type Position = 'asking' | 'found' | 'denied' | 'unavailable' | 'timeout';

const POSITION_TIMEOUT_MS = 15_000;
/** Hospitals are miles apart, so a position that is a few minutes old is precise enough. */
const MAX_POSITION_AGE_MS = 300_000;

/** By the codes of `GeolocationPositionError`. */
const FAILURES: Readonly<Record<number, Position>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Button that takes the visitor's position as start place; it is kept in memory only. */
const NearHere = () => {
  const { here } = useFinderWords().near;
  const note = useId();
  const [position, setPosition] = useState<Position>();
  const isHere = useHospitalFilter(({ draft }) => draft.near?.id === CURRENT_POSITION);
  const changeStart = useChangeStart();
  const ask = (): void => {
    setPosition('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const point = { latitude, longitude };
        changeStart(remember({ id: CURRENT_POSITION, name: '', point }));
        setPosition('found');
      },
      ({ code }) => setPosition(FAILURES[code]),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS },
    );
  };
  const shown = position === 'found' && !isHere ? undefined : position;
  return (
    <div className={styles.here}>
      <Button look="outline" onClick={ask} aria-describedby={note}>
        <LocateFixed size={18} /> {here.use}
      </Button>
      <p className={styles.note} id={note} role="status" data-position={shown}>
        {shown === undefined ? here.note : here[shown]}
      </p>
    </div>
  );
};
