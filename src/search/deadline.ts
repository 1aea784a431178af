/** Rejects with `TimedOut` when the promise has not settled after so many milliseconds. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

export const withDeadline = async <Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`no answer after ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
