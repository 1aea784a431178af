import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ENGLISH_PARAMETER } from '#domain/language.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';

/** Search engines shall list the directory once, not every question that can be asked of it. */
export const FilteredAddress = (): ReactNode => {
  const [params] = useSearchParams();
  const asks = [...params.keys()].some((name) => name !== ENGLISH_PARAMETER.name);
  return useHydrated() && asks && <meta name="robots" content="noindex" />;
};
