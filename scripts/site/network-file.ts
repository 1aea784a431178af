import { mkdir, writeFile } from 'node:fs/promises';
import { directory, networkName } from '#content/facts.ts';
import { csvText } from '#domain/csv.ts';
import { FILES_PATH } from '#domain/files.ts';
import { fill, sharePercent } from '#domain/format.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { countAll, FLAG_NETWORKS, NETWORKS, type NetworkCounts } from '#domain/network.ts';
import type { NetworkTable } from '#features/directory/state-facts.ts';
import { wordsIn } from '../content/words-in.ts';
import { networkTable, stateNameIn } from './state-data.ts';

/** Folders of the CSV files, by cell separator. */
const FOLDERS = { ',': FILES_PATH, ';': `${FILES_PATH}semicolons/` } as const;

/** Returns the URLs of the CSV files of the networks table: "/Assets/Files/Hospital-networks-ES.csv". */
export const networkFiles = (language: Language): NetworkTable['files'] => {
  const name = `Hospital-networks-${LANGUAGE_TABLE[language].pdf}.csv`;
  return { ',': FOLDERS[','] + name, ';': FOLDERS[';'] + name };
};

/** Returns the networks with a share column: Open only if the directory has an Open column. */
const sharesOf = ({ all }: NetworkCounts) => (all === undefined ? FLAG_NETWORKS : NETWORKS);

const figures = (networks: NetworkCounts): readonly string[] => [
  ...NETWORKS.map((network) => String(networks[network])),
  ...sharesOf(networks).map((network) => String(sharePercent(networks[network], countAll(networks)))),
];

/**
 * Returns the networks table as rows of cells: header, one row per state, total. The date and the note that networks are
 * samples are separate columns (ruling 34), so that every row can be understood without the others.
 */
export const networkRows = (language: Language): readonly (readonly string[])[] => {
  const {
    networks: { file, table },
    hospitals: { sample },
  } = wordsIn(language);
  const { states, total } = networkTable(language);
  const source = [directory.asOf, directory.illustrative ? `${sample.tag}. ${sample.body}` : ''];
  const head = [
    file.state,
    file.code,
    ...NETWORKS.map(networkName),
    ...sharesOf(total).map((network) => fill(file.share, { network: networkName(network) })),
    file.asOf,
    file.note,
  ];
  return [
    head,
    ...states.map(({ state, networks }) => [
      stateNameIn(language, state),
      state,
      ...figures(networks),
      ...source,
    ]),
    [table.total, '', ...figures(total), ...source],
  ];
};

/** Writes the CSV files of all languages into a site's folder. */
export const writeNetworkFiles = async (site: string): Promise<void> => {
  for (const separator of [',', ';'] as const) {
    await mkdir(site + FOLDERS[separator], { recursive: true });
    for (const language of LANGUAGES)
      await writeFile(site + networkFiles(language)[separator], csvText(networkRows(language), separator));
  }
};
