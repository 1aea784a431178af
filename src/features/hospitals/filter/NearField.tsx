import { type Ref, useEffect, useState } from 'react';
import { Combobox, type ComboboxItem } from '#components/fields/Combobox.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { searchClient } from '#search/index.ts';
import { changeDraft, useHospitalFilter } from '#stores/hospital-filter.ts';
import type { Origin } from '#workers/contract.ts';
import { placeLabel } from '../filter-labels.ts';
import { type FinderWords, useFinderWords } from '../finder-context.ts';
import { MAX_PLACE } from '../url/finder-url.ts';
import { findPlace, MAX_ORIGINS, matchOrigin, placeFromOrigin } from '../url/start-places.ts';
import { afterPress, useListWords } from './list-box.ts';

export interface NearFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Typed text that names no place. */
  readonly wrong: string | undefined;
  readonly onWrong: (text: string) => void;
}

/** Place field with suggestions. Shows an error for an unknown place instead of dropping it. */
export const NearField = ({ ref, wrong, onWrong }: NearFieldProps) => {
  const words = useFinderWords();
  const near = useHospitalFilter(({ draft }) => draft.near);
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
        changeDraft({ near: id === '' ? undefined : { id, name: id } });
      }}
      onChoose={({ id }) => {
        const chosen = origins.find((origin) => origin.id === id);
        setTyped(undefined);
        if (chosen !== undefined) changeDraft({ near: placeFromOrigin(chosen) });
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => afterPress(settle)}
    />
  );
};

const itemOf = (words: FinderWords, origin: Origin): ComboboxItem => ({
  id: origin.id,
  text: placeFromOrigin(origin).name,
  ...(origin.kind === 'airport' && { detail: origin.state }),
  kind: words.near.kinds[origin.kind],
});

const NO_ORIGINS: readonly Origin[] = [];

const fetchOrigins = (text: string): Promise<readonly Origin[]> => searchClient().origins(text, MAX_ORIGINS);
