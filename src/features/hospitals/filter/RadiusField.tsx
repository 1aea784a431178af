import type { ReactNode } from 'react';
import { Select } from '#components/Select.tsx';
import { distanceInText } from '#domain/distance.ts';
import { ANY_DISTANCE, RADII, radiusFrom } from '#domain/place.ts';
import { useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useFinderWords } from '../finder-context.ts';

/** How far from the place a hospital may be. */
export const RadiusField = (): ReactNode => {
  const { near: words } = useFinderWords();
  const language = usePageLanguage();
  const within = useHospitalFilter(({ draft }) => draft.within);
  const setWithin = useHospitalFilter((state) => state.setWithin);
  return (
    <Select
      name="within"
      label={words.within}
      value={String(within)}
      options={[
        ...RADII.map((radius) => ({ value: String(radius), text: distanceInText(language, radius) })),
        { value: String(ANY_DISTANCE), text: words.any },
      ]}
      onChoose={(value) => setWithin(radiusFrom(value))}
    />
  );
};
