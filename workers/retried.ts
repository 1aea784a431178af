/** A thing that is loaded when first asked for, then kept; after a failure the next question tries again. */
export const retried = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= load().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
};
