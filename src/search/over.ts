/** Promises that fail at once when what they wait for is over. */
export interface Over {
  readonly end: (reason: Error) => void;
  readonly unlessOver: <Value>(promise: Promise<Value>) => Promise<Value>;
}

/**
 * Not `Promise.race` with one promise that stays open: that one would hold on to every answer for as long as it does
 * (decision 067).
 */
export const createOver = (): Over => {
  const waiting = new Set<(reason: Error) => void>();
  let over: Error | undefined;
  return {
    end: (reason) => {
      over ??= reason;
      for (const fail of waiting) fail(over);
      waiting.clear();
    },
    unlessOver: <Value>(promise: Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        if (over !== undefined) return reject(over);
        waiting.add(reject);
        promise.then(resolve, reject).finally(() => waiting.delete(reject));
      }),
  };
};
