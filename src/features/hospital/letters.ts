import { brand, directory, networkName } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { HospitalPanelWords } from '#content/words/words.ts';
import { mailtoLink } from '#domain/contact-links.ts';
import { fill, formatDate } from '#domain/format.ts';
import { cityLine, type Hospital } from '#domain/hospital.ts';
import type { Language } from '#domain/language.ts';
import { columnNetworks } from '#domain/network.ts';

/** Mail about a hospital, which begins with its name and place. */
const letter = (
  { report }: HospitalPanelWords,
  hospital: Hospital,
  address: string,
  subject: string,
  lines: readonly string[],
): string => {
  const name = readableName(hospital.name);
  const place = [`${report.hospital}: ${name}`, `${report.place}: ${cityLine(hospital)}`];
  return mailtoLink(address, fill(subject, { hospital: name }), [...place, ...lines].join('\n'));
};

/** Mail link that announces a treatment. The member fills in the empty fields. */
export const notifyLink = (words: HospitalPanelWords, hospital: Hospital): string => {
  const { subject, service, date, member, policy } = words.notify;
  const blanks = [service, date, member, policy].map((label) => `${label}: `);
  return letter(words, hospital, brand.emails.medical, subject, ['', ...blanks]);
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
  return letter(words, hospital, brand.emails.general, report.subject, [
    `${report.networks}: ${networks || report.noNetwork}`,
    `${report.directory} ${formatDate(language, directory.asOf)}`,
    `${report.page}: ${location.href}`,
    ...(usesCurrentPosition ? [report.withoutHere] : []),
    '',
    report.wrong,
    '',
  ]);
};
