/** A value that is made when first asked for, then kept. */
export const lazily = <Value>(make: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
};
