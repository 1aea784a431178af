/** Wraps an asynchronous question so that only the newest answer arrives: an overtaken one resolves to `undefined`. */
export const latest = <Input extends unknown[], Output>(
  ask: (...input: Input) => Promise<Output>,
): ((...input: Input) => Promise<Output | undefined>) => {
  let newest = 0;
  return async (...input) => {
    newest += 1;
    const mine = newest;
    try {
      const answer = await ask(...input);
      return mine === newest ? answer : undefined;
    } catch (error) {
      if (mine !== newest) return undefined;
      throw error;
    }
  };
};
