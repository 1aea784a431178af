/** Returns all strings in a value, at any depth. */
export const leavesOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leavesOf);
