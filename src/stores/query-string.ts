import type { Sort } from '#domain/sort.ts';

/** Sets parameters; an empty value removes its parameter. Keeps all others (`lang`). */
export const withParams = (
  others: URLSearchParams,
  values: Readonly<Record<string, string>>,
): URLSearchParams => {
  const params = new URLSearchParams(others);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params;
};

/** Reads `sort=core&dir=desc`; anything but one of the keys means the default. */
export const sortFrom = <Key extends string>(
  params: URLSearchParams,
  keys: readonly Key[],
  byDefault: Key,
): Sort<Key> => ({
  key: keys.find((key) => key === params.get('sort')) ?? byDefault,
  direction: params.get('dir') === 'desc' ? 'desc' : 'asc',
});

/** Parameters of the sort order, which the address omits by default: by `byDefault`, ascending. */
export const sortParams = <Key extends string>({ key, direction }: Sort<Key>, byDefault: Key) => {
  const isDescending = direction === 'desc';
  return { sort: isDescending || key !== byDefault ? key : '', dir: isDescending ? direction : '' };
};
