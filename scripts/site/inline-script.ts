import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';

/** Name of the file in the working folder that holds the CSP source of the pages' inline script, for the server. */
export const INLINE_SCRIPT = 'inline-script-csp';

/** Bundles a module into one minified classic script. Every build produces the same bytes. */
export const bundleScript = async (
  input: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const bundle = await rolldown({
    input,
    logLevel: 'silent',
    transform: { define },
    treeshake: { propertyReadSideEffects: false },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim();
};

/** Returns the script that selects the language before the first paint, and the CSP source that allows only this script. */
export const firstPaint = async () => {
  const script = await bundleScript('src/app/first-paint.ts');
  return { script, cspSource: `'sha256-${createHash('sha256').update(script).digest('base64')}'` };
};
