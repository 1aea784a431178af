import { loadUsMap } from '#content/load-us-map.ts';
import { fill } from '#domain/format.ts';
import type { Hospital } from '#domain/hospital.ts';
import { memoizeAsync } from '#domain/once.ts';
import { NOWHERE } from '#domain/us-map.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import styles from './HospitalPanel.module.css';

interface PlaceMapProps {
  readonly hospital: Hospital;
  readonly label: string;
}

/** The state's outline with a dot at the city. Nothing for territories, which the map lacks, and while it is not loaded. */
export const PlaceMap = ({ hospital: { city, state }, label }: PlaceMapProps) => {
  const map = useLoaded(loadPlace, `${city}|${state}`)?.output;
  if (map === undefined) return null;
  return (
    <svg ref={fitToOutline} className={styles.map} role="img" aria-label={fill(label, { city })}>
      <path className={styles.outline} d={map.path} />
      {/* A line without length, drawn with a round pen of constant width. */}
      <path className={styles.dot} d={`M${map.at.join(' ')}h0`} />
    </svg>
  );
};

const fitToOutline = (picture: SVGSVGElement | null): void => {
  const outline = picture?.querySelector('path')?.getBBox();
  if (picture === null || outline === undefined) return;
  const { x, y, width, height } = outline;
  const margin = 0.06 * Math.max(width, height);
  const view = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
  picture.setAttribute('viewBox', view.join(' '));
};

/** In the order of the map's places. */
const cityPositions = memoizeAsync(async () => {
  const { searchClient } = await import('#search/index.ts');
  const { cities } = await searchClient().options();
  return new Map(cities.map(({ city, state }, position) => [`${city}|${state}`, position]));
});

const loadPlace = async (place: string) => {
  const [{ shapes, places }, positions] = await Promise.all([loadUsMap(), cityPositions()]);
  const path = shapes[place.slice(-2)]?.path;
  const first = 2 * (positions.get(place) ?? 0);
  const at = [places[first] ?? NOWHERE, places[first + 1] ?? NOWHERE] as const;
  // Lengths differ just after a new directory is deployed.
  const isKnown = positions.has(place) && places.length === 2 * positions.size && at[0] !== NOWHERE;
  return path === undefined || !isKnown ? undefined : { path, at };
};
