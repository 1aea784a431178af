/** What package-lock.json says of one package; of the root, what package.json asks for. */
interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly lockfileVersion?: number;
  readonly packages?: Readonly<Record<string, LockedPackage>>;
}

/** The parts of package.json that name packages. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
/** git, files, folders, addresses, and "owner/repository". */
const ELSEWHERE = /^(git|file:|link:|https?:|github:|[\w-]+\/[\w-]+)/;

const leaves = (value: unknown, name: string): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value as object).flatMap(([key, each]) => leaves(each, key));

/** Packages that package.json asks for otherwise than by one version. */
export const pinProblems = ({ dependencies, devDependencies, overrides }: Manifest): readonly string[] =>
  [...leaves(dependencies ?? {}, ''), ...leaves(devDependencies ?? {}, ''), ...leaves(overrides ?? {}, '')]
    .filter(([, version]) => !EXACT.test(version.replace(/^npm:@?[^@]+@/, '')))
    .map(([name, version]) => `package.json: ${name} is "${version}"; name one version`);

const problemsOf = (path: string, entry: LockedPackage): readonly string[] => [
  ...(entry.link ? [`${path} is a link to a folder`] : []),
  ...(entry.integrity?.startsWith('sha512-') ? [] : [`${path} has no SHA-512`]),
  ...(entry.resolved === undefined ? [] : [`${path} comes from ${entry.resolved}`]),
  ...(entry.hasInstallScript ? [`${path} wants to run a script when it is installed`] : []),
  ...(EXACT.test(entry.version ?? '') ? [] : [`${path} has no version`]),
];

const sourceProblems = (path: string, entry: LockedPackage): readonly string[] =>
  [entry.dependencies, entry.devDependencies, entry.optionalDependencies]
    .flatMap((each) => Object.entries(each ?? {}))
    .filter(([, wanted]) => ELSEWHERE.test(wanted))
    .map(([name, wanted]) => `${path || 'package.json'} asks for ${name} from ${wanted}`);

const same = (one: object = {}, other: object = {}): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/**
 * What is wrong with a lock file: packages that name where they come from (.npmrc leaves the registry out), whose bytes are not held by a hash, or that run
 * a script when they are installed, and a root that is not that of package.json. Empty: nothing.
 */
export const lockProblems = (
  { lockfileVersion, packages = {} }: Lock,
  manifest: Manifest,
): readonly string[] => {
  const { '': root, ...others } = packages;
  const entries = Object.entries(others);
  return [
    ...(lockfileVersion === 3 ? [] : [`the lock file has version ${lockfileVersion}, not 3`]),
    ...(entries.length > 0 ? [] : ['the lock file holds no packages']),
    ...(same(root?.dependencies, manifest.dependencies) &&
    same(root?.devDependencies, manifest.devDependencies)
      ? []
      : ['the lock file was not made from this package.json']),
    ...entries.flatMap(([path, entry]) => problemsOf(path, entry)),
    ...Object.entries(packages).flatMap(([path, entry]) => sourceProblems(path, entry)),
  ];
};
