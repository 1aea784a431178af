import { readableName } from '#content/readable-name.ts';
import type { MyHospital } from '#stores/my-hospitals.ts';
import type { Listed } from './use-reach.ts';

type Named = Pick<MyHospital, 'name' | 'city' | 'state'>;

/** What a hospital is called: as the directory says, or as it was called when it was put on the list. */
export const factsOf = ({ mine, hospital }: Listed): Named => hospital ?? mine;

/** "Miami, FL"; of what stands in a link alone nothing. */
export const cityAndState = ({ city, state }: Named): string => [city, state].filter(Boolean).join(', ');

/** How the hospitals of a list are named in a sentence: two of one name with their places. */
export const createNamer = (hospitals: readonly Named[]): ((hospital: Named) => string) => {
  const names = hospitals.map(({ name }) => name);
  return (hospital) => {
    const name = readableName(hospital.name);
    const isAlone = names.indexOf(hospital.name) === names.lastIndexOf(hospital.name);
    return isAlone ? name : `${name} (${cityAndState(hospital)})`;
  };
};
