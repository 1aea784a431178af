import { fold } from '#domain/fold.ts';
import { fill } from '#domain/format.ts';
import {
  cityLine,
  type Detail,
  type DetailsPart,
  type Hospital,
  type HospitalDetails,
  hospitalKey,
} from '#domain/hospital.ts';
import { memoizeAsync, memoizeByKey } from '#domain/memoize.ts';
import { readableName } from './readable-name.ts';
import type { HospitalPanelWords } from './words/words.ts';

/** Empty for a directory without such columns (scripts/encode/encode-details.ts). */
const PARTS = import.meta.glob<string>('../../data/generated/details-*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Whether the directory knows more than places and networks. */
export const hasDetails = Object.keys(PARTS).length > 0;

interface StateDetails {
  readonly columns: readonly Detail[];
  readonly byKey: ReadonlyMap<string, HospitalDetails>;
}

/** After a failure the next call retries. */
const loaderOf = memoizeByKey((state: string) =>
  memoizeAsync(async (): Promise<StateDetails> => {
    const address = PARTS[`../../data/generated/details-${state}.json`];
    if (address === undefined) return { columns: [], byKey: new Map() };
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const { columns, hospitals }: DetailsPart = await response.json();
    return { columns, byKey: new Map(Object.entries(hospitals)) };
  }),
);

export interface KnownDetails {
  /** Columns of the whole directory. */
  readonly columns: readonly Detail[];
  readonly of: (hospital: Hospital) => HospitalDetails;
}

/** The details of all hospitals of some states. */
export const loadDetails = async (states: Iterable<string>): Promise<KnownDetails> => {
  const asked = [...new Set(states)];
  const parts = await Promise.all(asked.map((state) => loaderOf(state)()));
  const byState = new Map(asked.map((state, at) => [state, parts[at]?.byKey]));
  return {
    columns: parts[0]?.columns ?? [],
    of: (hospital) => byState.get(hospital.state)?.get(hospitalKey(hospital)) ?? {},
  };
};

export interface Fact {
  readonly id: Detail;
  readonly label: string;
  readonly text: string;
  readonly href?: string;
}

/** "+13347938701;ext=12" → "+1 334 793 8701, ext. 12". */
const showTelephone = (words: HospitalPanelWords, telephone: string): string => {
  const [number = '', extension] = telephone.split(';ext=');
  const shown = number.replace(/^\+1(\d{3})(\d{3})/, '+1 $1 $2 ');
  return extension === undefined ? shown : `${shown}, ${fill(words.facts.extension, { number: extension })}`;
};

/** Without scheme and "www.". */
const showWebsite = (website: string): string => website.replace(/^https?:\/\/(www\.)?/, '');

/** "GENERAL ACUTE CARE", "Acute Care Hospitals" → "generalAcuteCare", "acuteCare". */
const typeId = (type: string): string =>
  fold(type)
    .replace(/\s*hospitals?$/, '')
    .replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The type in the language of the words, or as the file writes it. */
const showType = ({ types }: HospitalPanelWords, type: string): string =>
  new Map(Object.entries(types)).get(typeId(type)) ?? type;

/** Link to a map. Phones open it in their maps application; most desktops cannot open a geo: link. */
export const mapsLink = (hospital: Hospital, { address }: HospitalDetails = {}): string => {
  const query = [readableName(hospital.name), address, cityLine(hospital)].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
};

/** Known details of a hospital, in the columns' order. Of unknown details only the emergency department is listed, as unknown. */
export const factsOf = (
  words: HospitalPanelWords,
  hospital: Hospital,
  { columns, of }: KnownDetails,
): readonly Fact[] => {
  const { facts } = words;
  const details = of(hospital);
  const { address, telephone, website, type, emergency } = details;
  const isKnown = emergency === undefined ? facts.unknown : emergency ? facts.yes : facts.no;
  const shown: Readonly<Record<Detail, readonly [text: string | undefined, href?: string | undefined]>> = {
    address: [address, mapsLink(hospital, details)],
    telephone: [telephone && showTelephone(words, telephone), `tel:${telephone}`],
    website: [website && showWebsite(website), website],
    type: [type && showType(words, type)],
    emergency: [isKnown],
  };
  return columns.flatMap((id) => {
    const [text, href] = shown[id];
    return text === undefined ? [] : [{ id, label: facts[id], text, ...(href !== undefined && { href }) }];
  });
};
