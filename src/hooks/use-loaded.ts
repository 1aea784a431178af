import { useEffect, useState } from 'react';

export interface Loaded<Input, Output> {
  /** The input that `output` answers; of a failure, the input that failed. */
  readonly input: Input;
  readonly output: Output | undefined;
  /** The last request failed. `output` is still the last answer. */
  readonly failed: boolean;
}

const atOnce = (update: () => void): void => update();

/**
 * Loads for the present input, and again when it or `load` changes; does nothing for undefined. Drops answers to earlier inputs,
 * and keeps the last answer until the next arrives. `commit` wraps the state update: `flushSync`, `startTransition`.
 */
export const useLoaded = <Input, Output>(
  load: (input: Input) => Promise<Output>,
  input: Input | undefined,
  commit: (update: () => void) => void = atOnce,
): Loaded<Input, Output> | undefined => {
  const [loaded, setLoaded] = useState<Loaded<Input, Output>>();
  useEffect(() => {
    if (input === undefined) return;
    let isCurrent = true;
    load(input).then(
      (output) => isCurrent && commit(() => setLoaded({ input, output, failed: false })),
      () => isCurrent && commit(() => setLoaded((last) => ({ input, output: last?.output, failed: true }))),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, input, commit]);
  return loaded;
};
