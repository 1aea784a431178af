/** Makes the value of each key once: a format of `Intl` costs a hundred times what using it does. */
export const once = <Value>(make: (key: string) => Value): ((key: string) => Value) => {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

/** A value that is made for the first call, then kept. */
export const memoize = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** A promise that is made for the first call, then kept; after a failure the next call tries again. */
export const memoizeAsync = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
};
