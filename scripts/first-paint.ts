import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';

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
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const script = output[0].code.trim();
  const hash = createHash('sha256').update(script).digest('base64');
  return { script, cspSource: `'sha256-${hash}'` };
};
