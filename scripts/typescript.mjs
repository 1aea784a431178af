// Loader that lets Node run this project's TypeScript and import JSON: node --import ./scripts/typescript.mjs FILE.ts
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformSync } from 'rolldown/utils';

if (isMainThread) register(import.meta.url);

const transform = (path, source) => {
  const { code, map, errors } = transformSync(path, source, {
    sourcemap: true,
    jsx: { runtime: 'automatic' },
  });
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => `${path}: ${message}`).join('\n'));
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
};

/** JSON files whose keys are named exports, as in the bundler (vite.config.ts), so that pages contain only the facts they use. */
const FACTS = /\/data\/plans\.json$/;

const jsonModule = (path, source) => {
  if (!FACTS.test(path)) return `export default ${source}`;
  const facts = Object.entries(JSON.parse(source));
  return facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
};

export const load = async (url, context, next) => {
  const ending = /\.(tsx?|json)(?:\?|$)/.exec(url)?.[1];
  if (!url.startsWith('file:') || ending === undefined || url.includes('/node_modules/'))
    return next(url, context);
  const path = fileURLToPath(url);
  const source = await readFile(path, 'utf8');
  const code = ending === 'json' ? jsonModule(path, source) : transform(path, source);
  return { format: 'module', shortCircuit: true, source: code };
};
