import { useEffect, useState } from 'react';

export interface Loaded<Input, Output> {
  /** Input of the last settled request. */
  readonly input: Input;
  readonly output: Output | undefined;
  /** True if the last settled request failed; `output` is then the result of an earlier request, if any. */
  readonly failed: boolean;
}

const atOnce = (update: () => void): void => update();

/**
 * Calls `load` with the input, and again when the input or `load` changes; does nothing for undefined. Drops responses to earlier
 * inputs, and keeps the last response until the next one. `commit` wraps the state update: `flushSync`, `startTransition`.
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
