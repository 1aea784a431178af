import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';
import { minify } from 'terser';

/** In the build's working folder: the CSP source of the script that it wrote into the pages, for the server. */
export const INLINE_SCRIPT = 'inline-script-csp';

export interface FirstPaint {
  /** The script that decides the language before the first paint. */
  readonly script: string;
  /** CSP source that allows exactly this script. */
  readonly cspSource: string;
}

/** Bundles src/app/first-paint.ts into one short script; the same source always gives the same bytes. */
export const firstPaint = async (): Promise<FirstPaint> => {
  const bundle = await rolldown({ input: 'src/app/first-paint.ts', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  const { code = '' } = await minify(output[0].code, { ecma: 2020, compress: { passes: 4 } });
  const script = code.trim();
  const hash = createHash('sha256').update(script).digest('base64');
  return { script, cspSource: `'sha256-${hash}'` };
};
