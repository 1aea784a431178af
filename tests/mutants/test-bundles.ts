import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Module, SourceTextModule, SyntheticModule } from 'node:vm';
import fc from 'fast-check';
import { type Plugin, rolldown } from 'rolldown';

// Includes cases that `npm test` skips, because they may detect a mutant; but properties have few cases, and no shrinking. The
// fixed seed tests a mutant with the same cases in every run. Only the real code is tested with thousands.
Object.assign(process.env, { FULL: '1', MOST_RUNS: '80' });
fc.configureGlobal({ seed: 20_261_120, endOnFailure: true });

const FOLDERS = ['tests/workers', 'tests/workers/shards', 'tests/scripts/data'];
/** Tests that are slow, check percentages of an entire corpus, which a mutant rarely changes, or stub what only a running Vitest can. */
const LEFT_OUT = /help-search|own-directory|city-corpus|service-worker|site-shards/;

/** Returns the test files that are run for mutants, as paths relative to the root. */
export const findTests = (): string[] =>
  FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)).filter(
    (file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file),
  );

const GLOB = 'import.meta.glob<string>';

/** URL of the file of ZIP codes for each first digit. */
const ZIP_FILES = JSON.stringify(
  Object.fromEntries(
    Array.from({ length: 10 }, (_, digit) => `data/generated/zips-${digit}.bin`).map((file) => [
      `../../../${file}`,
      `/${file}`,
    ]),
  ),
);

/** A function in place of Vite's glob import. Only the files of ZIP codes exist. */
const FIND_FILES = `((pattern) => (pattern.includes('zips') ? ${ZIP_FILES} : {}))`;

/** Emulates Vite for the tests: `?url` and glob imports, and `import.meta.url`. */
const likeVite: Plugin = {
  name: 'like-vite',
  resolveId: (id) => (id.endsWith('?url') ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0#') ? `export default ${JSON.stringify(id.slice(2).replace('?url', ''))};` : undefined,
  transform: (code, id) =>
    code.replaceAll(GLOB, FIND_FILES).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/** Caches the gazetteer until the runner clears it, because building it takes longer than all tests that use it. */
const keepGazetteer: Plugin = {
  name: 'keep-gazetteer',
  transform: (code, id) =>
    id.endsWith('/gazetteer.ts')
      ? code.replace(
          'export const readGazetteer =',
          'export const readGazetteer = () => (globalThis.keptGazetteer ??= makeGazetteer());\nconst makeGazetteer =',
        )
      : undefined,
};

/** Bundles a test file, with everything that it imports from the project, into one module. */
const bundle = async (file: string): Promise<string> => {
  const build = await rolldown({
    input: file,
    platform: 'node',
    external: /^(?![.#/\0])/,
    plugins: [keepGazetteer, likeVite],
    treeshake: false,
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  return output[0].code;
};

const importPackage = async (name: string): Promise<Module> => {
  const found = (await import(name)) as Record<string, unknown>;
  const module = new SyntheticModule(Object.keys(found), () => {
    for (const [key, value] of Object.entries(found)) module.setExport(key, value);
  });
  return module;
};

/** `createCachedData` of SourceTextModule, which Node documents but @types/node lacks. */
interface Caching {
  readonly createCachedData: () => Buffer;
}

export interface TestBundle {
  readonly file: string;
  /** Evaluates the file's code again, which registers its tests. */
  readonly evaluate: () => Promise<void>;
}

/** Bundles a test file. Packages are imported once; the project's own modules are new in each evaluation. */
export const openBundle = async (
  file: string,
  packages: Map<string, Promise<Module>>,
): Promise<TestBundle> => {
  const code = await bundle(file);
  const link = (name: string): Promise<Module> => {
    const known = packages.get(name) ?? importPackage(name);
    packages.set(name, known);
    return known;
  };
  let cachedData: Buffer | undefined;
  return {
    file,
    evaluate: async () => {
      const module = new SourceTextModule(code, {
        identifier: resolve(dirname(file), `${file}.bundle.mjs`),
        ...(cachedData === undefined ? {} : { cachedData }),
      });
      cachedData ??= (module as unknown as Caching).createCachedData();
      await module.link(link);
      await module.evaluate();
    },
  };
};
