import { STATE_CODES } from '#domain/geography/state.ts';
import type { Hospital } from '#domain/hospital.ts';
import { type Random, seeded } from './random.ts';

/**
 * Synthetic directory with the proportions of a real one: about 0.55 cities per hospital up to 20,000, big cities with
 * many hospitals, names of two to six words of which few are frequent, a third of them with the city's name,
 * Ultra on every row, Plus on about 55 %, Core on about 30 %. Used by the tests and by every bench.
 */
const STARTS = (
  'Al Ash Bel Bran Car Clay Dal Ed Fair Glen Har Hunt Jas King Lex Mad Mont Nor Oak Pal Quin Rich ' +
  'Rock Sal Spring Stan Thomas Val Wal West Wil York'
).split(' ');
const MIDDLES = '  a ber den er ing lin mor ner o rel ster ton van'.split(' ');
const ENDS = 'berg boro burg dale field ford ham land ley mont port ridge son ton view ville ward wood'.split(
  ' ',
);
const CITY_FRONTS = ['Fort', 'Lake', 'Mount', 'New', 'North', 'Saint', 'San', 'South'];
const CITY_BACKS = ['Beach', 'City', 'Falls', 'Heights', 'Park', 'Springs'];
const SAINTS = 'Anne Anthony Elizabeth Francis James John Joseph Luke Mary Vincent'.split(' ');
const SYSTEMS = (
  'Advent, Ascension, Baptist, Encompass, Good Samaritan, Mercy, Methodist, Providence, Select ' +
  'Specialty, Trinity'
).split(', ');
const KINDS = [
  'Hospital',
  'Medical Center',
  'Regional Medical Center',
  'Memorial Hospital',
  'General Hospital',
  'Community Hospital',
  'County Hospital',
  'Health Center',
  'Rehabilitation Hospital',
  'Behavioral Health',
  'Hospital and Clinics',
  'Regional Health',
  "Children's Hospital",
  'Surgical Hospital',
];

interface City {
  readonly city: string;
  readonly state: string;
  readonly zip: number;
}

const makeWord = (random: Random): string => random.pick(STARTS) + random.pick(MIDDLES) + random.pick(ENDS);

/** Few enough states that every ZIP code below has five digits. */
const STATES = STATE_CODES.slice(0, 56);

const makeCity = (random: Random): City => {
  const word = makeWord(random);
  const city = random.chance(0.15)
    ? `${random.pick(CITY_FRONTS)} ${word}`
    : random.chance(0.08)
      ? `${word} ${random.pick(CITY_BACKS)}`
      : word;
  const state = random.below(STATES.length);
  return { city, state: STATES[state] ?? 'TX', zip: 1000 + state * 1700 + random.below(1650) };
};

const makeName = (random: Random, { city }: City): string => {
  const kind = random.pick(KINDS);
  const draw = random.fraction();
  if (draw < 0.33) return `${city} ${kind}`;
  if (draw < 0.48) return `St. ${random.pick(SAINTS)} ${kind}`;
  if (draw < 0.63) return `${random.pick(SYSTEMS)} ${kind} ${random.chance(0.5) ? city : makeWord(random)}`;
  if (draw < 0.75) return `${makeWord(random)} ${makeWord(random)} ${kind}`;
  return `${makeWord(random)} ${kind}`;
};

/** Picks a city by the square of a random fraction, so the first cities are the big ones. */
const pickCity = (random: Random, cities: readonly City[]): City => {
  const city = cities[Math.floor(random.fraction() ** 2 * cities.length)];
  if (city === undefined) throw new Error('no city');
  return city;
};

const makeHospital = (random: Random, cities: readonly City[]): Hospital => {
  const city = pickCity(random, cities);
  return {
    name: makeName(random, city).toUpperCase(),
    city: city.city,
    state: city.state,
    zip: String(city.zip + (random.chance(0.3) ? random.below(40) : 0)).padStart(5, '0'),
    ultra: true,
    plus: random.chance(0.55),
    core: random.chance(0.3),
  };
};

/** Returns `rows` hospitals, no two with the same name, city, state and ZIP code. */
export const makeDirectory = (rows: number, seed = 1): Hospital[] => {
  const random = seeded(seed);
  const cities = Array.from({ length: Math.min(20_000, Math.ceil(rows * 0.55)) }, () => makeCity(random));
  const hospitals = new Map<string, Hospital>();
  while (hospitals.size < rows) {
    const hospital = makeHospital(random, cities);
    const key = [hospital.name, hospital.city, hospital.state, hospital.zip].join('\n');
    if (hospitals.has(key)) {
      const name = `${hospital.name} ${makeWord(random).toUpperCase()}`;
      hospitals.set(`${name}\n${key}`, { ...hospital, name });
    } else hospitals.set(key, hospital);
  }
  return [...hospitals.values()];
};
