import { useEffect, useState } from 'react';
import { searchClient } from '#search/index.ts';
import type { HospitalOptions } from '#workers/contract.ts';

/** What can be chosen; undefined until the directory is loaded. `attempt` asks anew when it changes. */
export const useHospitalOptions = (attempt: number): HospitalOptions | undefined => {
  const [options, setOptions] = useState<HospitalOptions>();
  useEffect(() => {
    let wanted = attempt >= 0;
    searchClient()
      .options()
      .then(
        (answer) => wanted && setOptions(answer),
        // The list of hospitals says what is wrong; without options the controls offer what the page came with.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [attempt]);
  return options;
};
