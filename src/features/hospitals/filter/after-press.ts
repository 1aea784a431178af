/**
 * Does something when the press that is under way has ended, or at once if there is none. What appears as soon as a box is
 * left moves the buttons below it, and the press that left it would miss the one that it was meant for.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector(':active') === null) act();
  // The click comes right after the mouse, or the finger, is up.
  else addEventListener('mouseup', () => setTimeout(act), { once: true });
};
