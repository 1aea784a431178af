/** Whole per cent of a total; 100 only for all of it and 0 only for none of it, however near. 0 of 0 is 0. */
export const sharePercent = (count: number, total: number): number => {
  if (count <= 0 || total <= 0) return 0;
  if (count >= total) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * count) / total)));
};
