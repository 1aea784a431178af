import { X } from 'lucide-react';
import { memo, type ReactNode, startTransition, useMemo } from 'react';
import { Button } from '#components/Button.tsx';
import { networkName } from '#content/facts.ts';
import { loadUsMap } from '#content/load-us-map.ts';
import type { MapWords } from '#content/words/words.ts';
import { fill, formatNumber, plural } from '#domain/format.ts';
import { stateNameFrom } from '#domain/geography/state.ts';
import type { Language } from '#domain/language.ts';
import { memoizeAsync } from '#domain/memoize.ts';
import type { Network } from '#domain/network.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { searchClient } from '#search/index.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { HospitalFacets, HospitalQuery, StateOption } from '#workers/contract.ts';
import { Legend, MapPicture, Swatch } from './MapPicture.tsx';
import { dotPaths, type MapState, mapStates, shadeSteps, stopsOf } from './map-data.ts';
import styles from './StateMap.module.css';
import { useStateChoice } from './use-state-choice.ts';

export interface StateMapProps {
  readonly words: MapWords;
  /** Names of states by postal code. */
  readonly names: Readonly<Record<string, string>>;
  /** Unfiltered counts: shown first, and the base of the shades. */
  readonly directory: readonly StateOption[];
  /** Undefined until known. Must stay the same object while equal. */
  readonly request: MapRequest | undefined;
  /** Text of the filters, for example "Plus network". */
  readonly what: string;
  readonly network: Network | '';
  /** Postal code of the chosen state, or ''. */
  readonly chosen: string;
  /** City in the chosen state, or ''. */
  readonly city: string;
  readonly note: ReactNode;
  /** '' chooses all states. */
  readonly choose: (state: string) => void;
}

export const StateMap = memo((props: StateMapProps) => <Choices {...props} {...useMapOf(props)} />);

/** Cities in the order of the map's places. */
const allCities = memoizeAsync(async () => (await searchClient().options()).cities);

interface MapRequest {
  /** Query without state and city. */
  readonly query: HospitalQuery;
  /** Networks to count one by one, in addition to the total. */
  readonly networks: readonly Network[];
}

type Facets = Omit<HospitalFacets, 'networks'>;

const fetchCounts = async ({ query, networks }: MapRequest) => {
  const client = searchClient();
  const [cities, facets, inNetworks] = await Promise.all([
    allCities(),
    client.facets(query) as Promise<Facets>,
    Promise.all(
      networks.map(async (network) => ({ network, facets: await client.facets({ ...query, network }) })),
    ),
  ]);
  return { cities, facets, inNetworks };
};

type MapCounts = Awaited<ReturnType<typeof fetchCounts>>;

/** Counts of the whole directory, until those of the request arrive. */
const unfiltered = (states: readonly StateOption[]): MapCounts => ({
  cities: [],
  facets: { total: states.reduce((sum, { count }) => sum + count, 0), states, cities: [] },
  inNetworks: [],
});

/** Counts hospitals in a city; in the whole state if `city` is ''; in all states if `state` is ''. */
const countIn = ({ total, states, cities }: Facets, state: string, city = ''): number => {
  if (state === '') return total;
  const options = city === '' ? states : cities.filter((option) => option.city === city);
  return options.find((option) => option.state === state)?.count ?? 0;
};

/** "Ultra 104", for each counted network. */
const inNetworks = (language: Language, counts: MapCounts, state: string, city = ''): readonly string[] =>
  counts.inNetworks.map(
    ({ network, facets }) =>
      `${networkName(network)} ${formatNumber(language, countIn(facets, state, city))}`,
  );

/** Loads and computes what the map shows. Not part of `Choices`, which renders at each move of the pointer. */
const useMapOf = ({ words, names, directory, request, chosen, city }: StateMapProps) => {
  const language = usePageLanguage();
  const loaded = useLoaded(loadUsMap, 'once');
  // Renders after the list. After a failure the map keeps its counts, and the list shows the error.
  const counts = useLoaded(fetchCounts, request, startTransition)?.output ?? unfiltered(directory);
  const steps = shadeSteps(directory);
  const states = mapStates(counts.facets.states, steps, (state, count) =>
    [
      fill(words.option, {
        state: stateNameFrom(names, state),
        count: plural(language, words.count, count),
      }),
      ...inNetworks(language, counts, state),
    ].join(', '),
  );
  // Dots show the hospitals of the list. Shades and counts also cover the states that could be chosen instead.
  const listed = counts.facets.cities.filter(
    (each) => (chosen === '' || each.state === chosen) && (city === '' || each.city === city),
  );
  const map = loaded?.output;
  const dots = map && dotPaths(counts.cities, map.places, listed);
  return { map, dots, hasFailed: loaded?.failed, steps, states, counts };
};

const Choices = (props: StateMapProps & ReturnType<typeof useMapOf>) => {
  const { words, names, network, chosen, choose, map, dots, hasFailed, steps, states, counts } = props;
  const language = usePageLanguage();
  const stops = useMemo(() => stopsOf(states, map?.shapes), [states, map]);
  const choice = useStateChoice({ stops, chosen, choose });
  const { tabStop, held } = choice;
  const shown = choice.pointed ?? choice.focused ?? held ?? chosen;
  const place = shown === '' ? words.all : stateNameFrom(names, shown);
  // Cities are counted once their names are known.
  const inCity = shown !== '' && shown === chosen && counts.cities.length > 0 ? props.city : '';
  const beside = { names, tabStop, chosen };
  return (
    <div className={styles.layout} data-network={network}>
      <p className={styles.readout}>
        <b className={styles.place}>{inCity === '' ? place : `${inCity}, ${place}`}</b>
        <span className="semibold tabular">
          {plural(language, words.count, countIn(counts.facets, shown, inCity))}
        </span>
        <span className={styles.networks}>{inNetworks(language, counts, shown, inCity).join(' · ')}</span>
        <span className={styles.what}>{props.what}</span>
      </p>
      <div className={styles.actions}>
        {held !== undefined && held !== chosen && (
          <Button
            onClick={() => {
              choice.release();
              choose(held);
            }}
          >
            {plural(language, words.show, countIn(counts.facets, held))}
          </Button>
        )}
        {chosen !== '' && (
          <Button look="outline" onClick={() => choose('')}>
            <X size={18} /> {words.showAll}
          </Button>
        )}
      </div>
      <div
        role="listbox"
        tabIndex={-1}
        aria-label={words.states}
        aria-describedby="map-keys"
        className={styles.choices}
        {...choice.listeners}
      >
        <div role="none">
          {hasFailed ? (
            <p className={styles.failed}>{words.failed}</p>
          ) : (
            <MapPicture
              shapes={map?.shapes}
              states={states}
              dots={dots}
              tabStop={tabStop}
              chosen={chosen}
              pointed={choice.pointed ?? held}
              focused={choice.focused}
            />
          )}
        </div>
        <div className="stack gap-4" role="none">
          <BesideMap heading={words.small} states={states.small} {...beside} />
          <BesideMap heading={words.territories} states={states.territories} {...beside} />
        </div>
      </div>
      <div className={styles.legend}>
        <Legend words={words} steps={steps} />
      </div>
      <p className={styles.keys} id="map-keys">
        <span className={styles.byKeyboard}>{words.keys}</span> {words.same}
      </p>
      <div className={styles.note}>{props.note}</div>
    </div>
  );
};

interface BesideMapProps {
  readonly heading: string;
  readonly states: readonly MapState[];
  readonly names: Readonly<Record<string, string>>;
  readonly tabStop: string | undefined;
  readonly chosen: string;
}

/** States too small for the map, and territories. */
const BesideMap = ({ heading, states, names, tabStop, chosen }: BesideMapProps) => {
  const language = usePageLanguage();
  if (states.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: select is the only element for a group of options, and cannot contain a map.
    <div role="group" aria-label={heading} className="stack gap-2">
      <p className="label" aria-hidden="true">
        {heading}
      </p>
      <div className={styles.list} role="none">
        {states.map(({ state, count, shade, name }) => (
          <div
            key={state}
            role="option"
            className={styles.option}
            aria-selected={state === chosen}
            tabIndex={state === tabStop ? 0 : -1}
            data-state={state}
          >
            <span className="visually-hidden">{name}</span>
            <Swatch shade={shade} />
            <span className={styles.name} aria-hidden="true">
              {stateNameFrom(names, state)}
            </span>
            <span className="tabular" aria-hidden="true">
              {formatNumber(language, count)}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
};
