import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);

let started: Promise<void> | undefined;

/** The renderer may be started once in a process. */
const start = (): Promise<void> => {
  started ??= readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) => initWasm(wasm));
  return started;
};

/** Opaque SVG without text → PNG of its own size; the same bytes every time. */
export const rasterise = async (svg: string): Promise<Buffer> => {
  await start();
  const renderer = new Resvg(svg);
  const image = renderer.render();
  const png = Buffer.from(image.asPng());
  image.free();
  renderer.free();
  return png;
};
