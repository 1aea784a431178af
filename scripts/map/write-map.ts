import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writePlaces } from '#domain/us-map.ts';
import { writeAtomically } from '../data/output/write-atomically.ts';
import { openDirectory } from '../encode/open-directory.ts';
import { placePoints } from './place-points.ts';
import { readCentroids } from './read-centroids.ts';
import { stateShapes } from './state-shapes.ts';

const GENERATED = 'data/generated';

/** Writes the map's outlines and the places of its dots for the bundler, which names files by their content. */
export const writeMap = async (): Promise<void> => {
  const { engine } = openDirectory(readFileSync(`${GENERATED}/hospitals.index`));
  const centroids = readCentroids(readFileSync(`${GENERATED}/centroids.bin`));
  await writeAtomically(async (place) => {
    await writeFile(place(`${GENERATED}/us-map.json`), JSON.stringify(stateShapes()));
    await writeFile(place(`${GENERATED}/us-places.bin`), writePlaces(placePoints(engine, centroids)));
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeMap();
