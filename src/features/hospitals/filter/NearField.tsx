import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { Combobox, type ComboboxItem } from '#components/Combobox.tsx';
import { plural } from '#domain/format.ts';
import { useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Origin } from '#workers/contract.ts';
import { placeLabel } from '../filter-labels.ts';
import { type FinderWords, useFinderWords } from '../finder-context.ts';
import { findPlace, namedOrigin, placeFromOrigin } from '../url/start-places.ts';
import { afterPress } from './after-press.ts';
import { useOrigins } from './use-origins.ts';

export interface NearFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** A typed text of which it is known that it names no place. */
  readonly wrong: string | undefined;
  readonly onWrong: (text: string) => void;
}

/** As the address and the list of airports write it. */
const MAX_TYPED = 60;

const itemOf = (words: FinderWords, origin: Origin): ComboboxItem => ({
  id: origin.id,
  text: placeFromOrigin(origin).name,
  ...(origin.kind === 'airport' && { detail: origin.state }),
  kind: words.near.kinds[origin.kind],
});

/** Where to measure from: an airport, a city or a zip, typed or chosen. A text that names no place is said to be wrong, not dropped. */
export const NearField = ({ ref, wrong, onWrong }: NearFieldProps): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const near = useHospitalFilter(({ draft }) => draft.near);
  const setNear = useHospitalFilter((state) => state.setNear);
  /** What is being typed; undefined while nobody does. */
  const [typed, setTyped] = useState<string>();
  const [entered, setEntered] = useState(false);
  const { text, origins } = useOrigins(entered ? (typed ?? '') : undefined);

  useEffect(() => {
    const named = typed !== undefined && text === typed ? namedOrigin(origins, typed) : undefined;
    if (named !== undefined) setNear(placeFromOrigin(named));
  }, [typed, text, origins, setNear]);

  const settle = (): void => {
    setTyped(undefined);
    if (near === undefined || near.point !== undefined) return;
    findPlace(near.id).then(
      (place) => {
        if (useHospitalFilter.getState().draft.near?.id !== near.id) return;
        if (place === undefined) onWrong(near.id);
        else setNear(place);
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
      maxLength={MAX_TYPED}
      error={isWrong ? words.near.notFound : undefined}
      words={{
        clear: words.near.clear,
        open: words.filters.openList,
        close: words.filters.closeList,
        count: (items) => plural(language, words.filters.listed, items),
      }}
      onType={(value) => {
        const id = value.trim();
        setTyped(value);
        setNear(id === '' ? undefined : { id, name: id });
      }}
      onChoose={({ id }) => {
        const chosen = origins.find((origin) => origin.id === id);
        setTyped(undefined);
        if (chosen !== undefined) setNear(placeFromOrigin(chosen));
      }}
      onFocus={() => setEntered(true)}
      onBlur={() => afterPress(settle)}
    />
  );
};
