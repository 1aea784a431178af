import { memoize } from '#domain/memoize.ts';
import { packNetworks, unpackNetworks } from '#domain/network.ts';
import type {
  Hospital,
  HospitalFacets,
  HospitalOptions,
  HospitalPage,
  HospitalQuery,
  HospitalService,
  SearchWorker,
} from '../contract.ts';

/**
 * A page as the worker sends it: all rows as one string, a line per field. Copying one string and splitting it is two to three
 * times faster than copying objects, on both sides, and as fast as a transferred buffer, which could not hold lone surrogates
 * (decision 011). A page with a line break in a field, which no normalized file has, is sent unchanged.
 */
export type PackedPage = HospitalPage | (Omit<HospitalPage, 'rows'> & { readonly lines: string });

/** Counts or options as the worker sends them: thousands of cities as one string (decisions 003, 011), parsed on first use. */
type Packed<Answer extends WithCities> = Omit<Answer, 'cities'> & { readonly cities: string };
type WithCities = { readonly cities: unknown };

/** Service that the worker exposes; `unpackHospitals` restores the contract. */
export interface PackedHospitalService extends Omit<HospitalService, 'search' | 'options' | 'facets'> {
  search(query: HospitalQuery): Promise<PackedPage>;
  options(): Promise<Packed<HospitalOptions>>;
  facets(query: HospitalQuery): Promise<Packed<HospitalFacets>>;
}
export type PackedSearchWorker = Omit<SearchWorker, 'hospitals'> & {
  readonly hospitals: PackedHospitalService;
};

/** Lines per row: name, city, state, zip, and the networks as one number. */
const FIELDS = 5;

const countBreaks = (lines: string): number => {
  let count = 0;
  for (let at = lines.indexOf('\n'); at >= 0; at = lines.indexOf('\n', at + 1)) count++;
  return count;
};

export const packPage = (page: HospitalPage): PackedPage => {
  const { rows, ...rest } = page;
  let lines = '';
  for (const row of rows)
    lines += `${row.name}\n${row.city}\n${row.state}\n${row.zip}\n${packNetworks(row)}\n`;
  return countBreaks(lines) === rows.length * FIELDS ? { ...rest, lines } : page;
};

const unpackRows = (lines: string): Hospital[] => {
  const fields = lines.split('\n');
  const rows: Hospital[] = [];
  for (let at = 0; at + FIELDS < fields.length; at += FIELDS)
    rows.push({
      name: fields[at] ?? '',
      city: fields[at + 1] ?? '',
      state: fields[at + 2] ?? '',
      zip: fields[at + 3] ?? '',
      ...unpackNetworks(Number(fields[at + 4])),
    });
  return rows;
};

export const unpackPage = (page: PackedPage): HospitalPage => {
  if ('rows' in page) return page;
  const { lines, ...rest } = page;
  return { ...rest, rows: unpackRows(lines) };
};

export const packCities = <Answer extends WithCities>(answer: Answer): Packed<Answer> => ({
  ...answer,
  cities: JSON.stringify(answer.cities),
});

/** Parses the cities on first access. */
export const unpackCities = <Answer extends WithCities>({
  cities,
  ...rest
}: Packed<Answer>): Omit<Answer, 'cities'> & Pick<Answer, 'cities'> => {
  const read = memoize(() => JSON.parse(cities) as Answer['cities']);
  return {
    ...(rest as Omit<Answer, 'cities'>),
    get cities() {
      return read();
    },
  };
};

export const packHospitals = (service: HospitalService): PackedHospitalService => ({
  ...service,
  search: async (query) => packPage(await service.search(query)),
  options: async () => packCities(await service.options()),
  facets: async (query) => packCities(await service.facets(query)),
});

/** Restores the contract on the page from the service that Comlink's `wrap` returns. */
export const unpackHospitals = (remote: PackedHospitalService): HospitalService => ({
  ready: () => remote.ready(),
  search: async (query) => unpackPage(await remote.search(query)),
  options: async () => unpackCities<HospitalOptions>(await remote.options()),
  facets: async (query) => unpackCities<HospitalFacets>(await remote.facets(query)),
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
