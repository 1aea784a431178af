import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';

/** Name of the file in the working folder that holds the CSP sources of the pages' inline scripts, for the server. */
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

const cspSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the inline scripts of the pages, and the CSP sources that allow only these scripts. */
export const inlineScripts = async () => {
  const firstPaint = await bundleScript('src/app/first-paint.ts');
  const sharedNames = await bundleScript('src/app/shared-names.ts');
  return { firstPaint, sharedNames, cspSources: [firstPaint, sharedNames].map(cspSource).join(' ') };
};
