import type {
  HospitalFacets,
  HospitalOptions,
  HospitalPage,
  HospitalService,
  SearchWorker,
} from '../contract.ts';

/** Value as the worker sends it: JSON, because copying and parsing one string takes half as long as copying objects. */
type Packed<Method extends (...given: never[]) => Promise<unknown>> = (
  ...given: Parameters<Method>
) => Promise<string>;

/** Methods whose results may have thousands of rows or cities. */
type PackedMethod = 'search' | 'options' | 'facets';

/** Service that the worker exposes; `unpackHospitals` restores the contract. */
export type PackedHospitalService = Omit<HospitalService, PackedMethod> & {
  readonly [Name in PackedMethod]: Packed<HospitalService[Name]>;
};
export type PackedSearchWorker = Omit<SearchWorker, 'hospitals'> & {
  readonly hospitals: PackedHospitalService;
};

/** Throws a TypeError for a response that is no text: the worker is broken. */
const parse = <Value>(json: string): Value => {
  if (typeof json !== 'string') throw new TypeError('the search worker sent an unreadable message');
  return JSON.parse(json) as Value;
};

/** Parses a page; JSON has null for unknown distances. */
export const parsePage = (json: string): HospitalPage => {
  const { distances, ...page } = parse<HospitalPage>(json);
  return distances === undefined ? page : { ...page, distances: distances.map((each) => each ?? undefined) };
};

export const packHospitals = (service: HospitalService): PackedHospitalService => ({
  ...service,
  search: async (query) => JSON.stringify(await service.search(query)),
  options: async () => JSON.stringify(await service.options()),
  facets: async (query) => JSON.stringify(await service.facets(query)),
});

/** Restores the contract on the page from the service that Comlink's `wrap` returns. */
export const unpackHospitals = (remote: PackedHospitalService): HospitalService => ({
  ready: () => remote.ready(),
  search: async (query) => parsePage(await remote.search(query)),
  options: async () => parse<HospitalOptions>(await remote.options()),
  facets: async (query) => parse<HospitalFacets>(await remote.facets(query)),
  suggest: (prefix, limit) => remote.suggest(prefix, limit),
  didYouMean: (text) => remote.didYouMean(text),
  getByKeys: (keys) => remote.getByKeys(keys),
  origins: (text, limit) => remote.origins(text, limit),
  origin: (id) => remote.origin(id),
});

export const unpackWorker = ({ hospitals, help }: PackedSearchWorker): SearchWorker => ({
  hospitals: unpackHospitals(hospitals),
  help: { ready: (language) => help.ready(language), search: (query) => help.search(query) },
});
