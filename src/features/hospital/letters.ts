import { brand, directory, networkName } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { HospitalPanelWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { cityLine, type Hospital } from '#domain/hospital.ts';
import type { Language } from '#domain/language.ts';
import { columnNetworks } from '#domain/network.ts';

const letter = (address: string, subject: string, lines: readonly string[]): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;

const placeLines = ({ report }: HospitalPanelWords, hospital: Hospital): readonly string[] => [
  `${report.hospital}: ${readableName(hospital.name)}`,
  `${report.place}: ${cityLine(hospital)}`,
];

/** Mail link that announces a treatment. The member fills in the empty fields. */
export const notifyLink = (words: HospitalPanelWords, hospital: Hospital): string => {
  const { subject, service, date, member, policy } = words.notify;
  return letter(brand.emails.medical, fill(subject, { hospital: readableName(hospital.name) }), [
    ...placeLines(words, hospital),
    '',
    ...[service, date, member, policy].map((label) => `${label}: `),
  ]);
};

/** Mail link that reports an error. `usesCurrentPosition`: notes that the page's address omits the visitor's position. */
export const reportLink = (
  words: HospitalPanelWords,
  language: Language,
  hospital: Hospital,
  usesCurrentPosition: boolean,
): string => {
  const { report } = words;
  const networks = columnNetworks([hospital])
    .filter((network) => hospital[network])
    .map(networkName)
    .join(', ');
  return letter(brand.emails.general, fill(report.subject, { hospital: readableName(hospital.name) }), [
    ...placeLines(words, hospital),
    `${report.networks}: ${networks || report.noNetwork}`,
    `${report.directory} ${formatDate(language, directory.asOf)}`,
    `${report.page}: ${location.href}`,
    ...(usesCurrentPosition ? [report.withoutHere] : []),
    '',
    report.wrong,
    '',
  ]);
};
