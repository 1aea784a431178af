import type { DistanceCore, RowPoints } from '../core.ts';
import type { CoreExports } from './wasm-exports.ts';

/** Grows the core's memory by what distances need, and writes the points there. Throws when it cannot grow. */
export const locateRows = (core: CoreExports, { x, y, z, rowPoint }: RowPoints): DistanceCore => {
  core.locate(x.length);
  const floats = new Float32Array(core.memory.buffer);
  floats.set(x, core.pointX.value / 4);
  floats.set(y, core.pointY.value / 4);
  floats.set(z, core.pointZ.value / 4);
  new Uint32Array(core.memory.buffer).set(rowPoint, core.rowPoint.value / 4);
  core.place();
  const chordsAt = core.chords.value / 4;
  const chords = floats.subarray(chordsAt, chordsAt + x.length);
  return {
    aim: (origin, most) => {
      core.aim(...origin, most);
      return chords;
    },
    unplaced: () => core.countUnplaced(),
  };
};
