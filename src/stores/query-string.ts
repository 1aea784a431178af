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
