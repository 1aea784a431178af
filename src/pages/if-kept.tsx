import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from '#hooks/use-hydrated.ts';

/** Asked here, because the store behind it (src/stores/my-hospitals.ts) is more than these pages need. */
const isKept = (): boolean => {
  try {
    return Boolean(localStorage['my-hospitals']);
  } catch {
    return false;
  }
};

/** A part for visitors who have a list of hospitals: for all others neither its code nor its place is there. */
export const ifKept = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const Part = lazy(() => load().catch(() => ({ default: (): ReactNode => null })));
  return (props): ReactNode =>
    useHydrated() &&
    isKept() && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
};
