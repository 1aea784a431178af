import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Module, SourceTextModule, SyntheticModule } from 'node:vm';
import { type Plugin, rolldown } from 'rolldown';

// A mutant may be noticed by a case that `npm test` leaves out; few-runs.ts limits those of properties.
process.env.FULL = '1';

const FOLDERS = ['tests/workers', 'tests/workers/shards', 'tests/scripts/data'];
/** They take long, or ask for shares of a whole corpus, which a mutant seldom moves. */
const LEFT_OUT = /help-search|own-directory|city-corpus/;

/** The tests that mutants are held against, as paths from the root. */
export const findTests = (): string[] =>
  FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)).filter(
    (file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file),
  );

const FEW_RUNS = resolve('tests/mutants/few-runs.ts');
const GLOB = /import\.meta\.glob<string>\(.*?\}\)/s;

/** One address for each first digit of a zip: what workers/hospitals/near/near-load.ts imports through Vite. */
const zipFiles = (): string =>
  JSON.stringify(
    Object.fromEntries(
      Array.from({ length: 10 }, (_, digit) => `data/generated/zips-${digit}.bin`).map((file) => [
        `../../../${file}`,
        `/${file}`,
      ]),
    ),
  );

/** What Vite does for the tests: addresses of files instead of their content, and modules that know where they are. */
const likeVite: Plugin = {
  name: 'like-vite',
  resolveId: (id, importer) => {
    if (id === 'fast-check' && importer !== FEW_RUNS) return FEW_RUNS;
    return id.endsWith('?url') ? `\0${id}` : undefined;
  },
  load: (id) =>
    id.startsWith('\0#') ? `export default ${JSON.stringify(id.slice(2).replace('?url', ''))};` : undefined,
  transform: (code, id) =>
    code.replace(GLOB, zipFiles).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/** Making the gazetteer takes longer than all tests that use it: it is made once, until the runner forgets it. */
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

/** Loads core and reader from another folder than the one that the build writes. */
const withEngine = (engine: string | undefined): Plugin => ({
  name: 'with-engine',
  transform: (code, id) => {
    if (engine === undefined || !id.endsWith('/open-directory.ts')) return undefined;
    const changed = code.replace(/WASM_FOLDER = [^;]+;/, `WASM_FOLDER = ${JSON.stringify(engine)};`);
    // Otherwise every mutant would survive.
    if (changed === code) throw new Error(`${id} no longer has a WASM_FOLDER to replace`);
    return changed;
  },
});

/** A test file with everything that it imports from the project, as one module. */
const bundle = async (file: string, engine: string | undefined): Promise<string> => {
  const build = await rolldown({
    input: file,
    platform: 'node',
    external: (id, importer) => /^(?![.#/\0])/.test(id) && (id !== 'fast-check' || importer === FEW_RUNS),
    plugins: [withEngine(engine), keepGazetteer, likeVite],
    treeshake: false,
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  return output[0].code;
};

/** `vi.resetModules` works inside of Vitest alone; `apart` does what it is for. */
const withoutReset = ({ vi, ...vitest }: Record<string, unknown>): Record<string, unknown> => ({
  ...vitest,
  vi: { ...(vi as object), resetModules: () => undefined },
});

const importPackage = async (name: string): Promise<Module> => {
  const whole = (await import(name)) as Record<string, unknown>;
  const found = name === 'vitest' ? withoutReset(whole) : whole;
  const module = new SyntheticModule(Object.keys(found), () => {
    for (const [key, value] of Object.entries(found)) module.setExport(key, value);
  });
  return module;
};

/** Its types know no `createCachedData`, which Node documents. */
interface Caching {
  readonly createCachedData: () => Buffer;
}

export interface TestBundle {
  readonly file: string;
  /** It asks for fresh modules between its tests, so that each must have an evaluation of its own. */
  readonly apart: boolean;
  /** Runs the file's code again, which declares its tests. */
  readonly evaluate: () => Promise<void>;
}

/**
 * Packages are imported once; the project's own modules are new in each evaluation.
 * `engine`: the folder of a compiled core and reader, in place of those that the sources give.
 */
export const openBundle = async (
  file: string,
  packages: Map<string, Promise<Module>>,
  engine?: string,
): Promise<TestBundle> => {
  const code = await bundle(file, engine);
  const link = (name: string): Promise<Module> => {
    const known = packages.get(name) ?? importPackage(name);
    packages.set(name, known);
    return known;
  };
  let cachedData: Buffer | undefined;
  return {
    file,
    apart: code.includes('resetModules'),
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
