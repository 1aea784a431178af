import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);

/** The renderer may be started once in a process. */
const started = readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) => initWasm(wasm));

/** SVG without text → PNG of its own size; the same bytes everywhere. */
export const rasterise = async (svg: string): Promise<Uint8Array> => {
  await started;
  const renderer = new Resvg(svg);
  const image = renderer.render();
  const png = image.asPng();
  image.free();
  renderer.free();
  return png;
};
