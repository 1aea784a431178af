/** Memoizes only the last call, which is enough if calls with equal arguments are consecutive. */
export const memoizeLast = <Texts extends readonly string[], Answer>(
  compute: (...texts: Texts) => Answer,
): ((...texts: Texts) => Answer) => {
  let last: { readonly texts: Texts; readonly answer: Answer } | undefined;
  return (...texts) => {
    if (last === undefined || texts.some((text, at) => text !== last?.texts[at]))
      last = { texts, answer: compute(...texts) };
    return last.answer;
  };
};
