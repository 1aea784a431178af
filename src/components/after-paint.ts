/** Runs a function after the next paint. Returns a function that cancels it. */
export const afterPaint = (run: () => void): (() => void) => {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
