import type { HospitalDetails } from '#domain/hospital.ts';
import { collapseSpaces, readFlag } from '../cells.ts';
import type { DirectoryRow } from '../read-directory.ts';

const UNKNOWN = /^(not (available|applicable|provided|reported)|unknown|none|null|nan|n\/?a|-+|—|-999|0)$/i;

const known = (cell: string): string => {
  const text = collapseSpaces(cell);
  return UNKNOWN.test(text) ? '' : text;
};

/** Digits of a US telephone number, in which area code and exchange each begin with 2 to 9. */
const US_NUMBER = /^1?([2-9]\d{2}[2-9]\d{6})$/;
const EXTENSION = /\s*(?:,|;|\b)?\s*(?:x|ext\.?|extension)[\s.:]*(\d{1,6})$/i;

/** Parses "(334) 793-8701 x 12" as "+13347938701;ext=12"; returns undefined if the cell is not a US number. */
export const readTelephone = (cell: string): string | undefined => {
  const text = known(cell);
  const extension = EXTENSION.exec(text)?.[1];
  const digits = text.replace(EXTENSION, '').replace(/[\s().\-–/+]/g, '');
  const number = US_NUMBER.exec(digits)?.[1];
  return number && `+1${number}${extension === undefined ? '' : `;ext=${extension}`}`;
};

/** Parses "www.mercy.org" as "https://www.mercy.org"; returns undefined for anything but a web address. */
export const readWebsite = (cell: string): string | undefined => {
  const text = known(cell);
  if (/\s/.test(text)) return undefined;
  try {
    const url = new URL(
      /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`,
    );
    const isWeb = /^https?:$/.test(url.protocol) && /\.[a-z]{2,}$/i.test(url.hostname);
    return isWeb && url.username === '' ? url.href.replace(/\/$/, '') : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the type of hospital; converts a type in capitals to sentence case, which is easier to read. */
const readType = (cell: string): string => {
  const text = known(cell);
  if (text.length < 4 || text !== text.toUpperCase()) return text;
  return text.charAt(0) + text.slice(1).toLowerCase();
};

const readAddress = (row: DirectoryRow): string =>
  [row.cell('address'), row.cell('address2')].map(known).filter(Boolean).join(', ');

/** Details with a format: a cell that does not have it is a doubt. */
const FORMATTED = [
  ['Telephone', 'telephone'],
  ['Website', 'website'],
  ['Emergency', 'emergency'],
] as const;

/** Parses the details of a row. `doubts` lists the cells that were left out because they could not be parsed. */
export const readDetails = (row: DirectoryRow) => {
  const values = {
    address: readAddress(row) || undefined,
    telephone: readTelephone(row.cell('telephone')),
    website: readWebsite(row.cell('website')),
    type: readType(row.cell('type')) || undefined,
    emergency: readFlag(row.cell('emergency')),
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const doubts = FORMATTED.map(([column, name]) => ({ column, name, from: row.cell(name) }))
    .filter(({ name, from }) => values[name] === undefined && known(from) !== '')
    .map(({ column, from }) => ({ column, from }));
  return { details: given.length > 0 ? (Object.fromEntries(given) as HospitalDetails) : undefined, doubts };
};
