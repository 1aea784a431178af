/** Accepted names of a network's column. */
const networkNames = (network: string): readonly string[] => [
  network,
  `${network} Network`,
  `Network ${network}`,
  `In ${network}`,
  `In Network ${network}`,
  `${network} Flag`,
  `${network} Y/N`,
  `Red ${network}`,
  `Rede ${network}`,
];

/**
 * Accepted column names, in descending preference: from CMS, HIFLD and provider files, and in Spanish and Portuguese. The
 * comparison ignores case, accents, spaces and punctuation, and then leading words such as "Facility" or "Provider".
 */
export const COLUMN_NAMES = {
  name: [
    'Provider Name',
    'Facility Name',
    'Hospital Name',
    'Organization Name',
    'Provider Organization Name (Legal Business Name)',
    'Rndrng Prvdr Org Name',
    'Legal Name',
    'Facname',
    'Name',
    'Name of Hospital',
    'Name of Facility',
    'Hospital',
    'Facility',
    'Provider',
    'Medical Center',
    'DBA Name',
    'Name (DBA)',
    'Doing Business As Name',
    'DBA',
    'Nombre',
    'Nombre del hospital',
    'Nome',
    'Nome do hospital',
  ],
  city: ['City', 'City/Town', 'City Name', 'Town', 'Municipality', 'Ciudad', 'Cidade', 'Municipio'],
  state: [
    'State',
    'State Code',
    'State Abbreviation',
    'State Abbr',
    'State Abrvtn',
    'State Name',
    'State Cd',
    'State/Province',
    'State/Territory',
    'State or Territory',
    'Estado',
    'UF',
    'ST',
  ],
  zip: [
    'Zipcode',
    'Zip',
    'Zip 5',
    'Zip Code 5',
    '5 Digit Zip',
    '5 Digit Zip Code',
    'ZIP Cd',
    'ZIP+4',
    'Zip Plus 4',
    'Postal Code',
    'Postcode',
    'Código postal',
    'CEP',
  ],
  /** "Boston, MA 02114", optionally after a street; used for city, state, zip or address if they have no column of their own. */
  place: [
    'City, State, Zip',
    'City State Zip Code',
    'City, ST Zip',
    'City, ST',
    'City, State',
    'City and State',
    'City & State',
    'Location',
    'Full Address',
    'Complete Address',
    'Address',
    'Street Address',
    'Ubicación',
    'Dirección',
    'Localização',
    'Endereço',
  ],
  country: ['Country', 'Country Name', 'Country Code', 'País'],
  /** Only the value "closed" is used, because HIFLD lists closed hospitals. */
  status: [
    'Status',
    'Operational Status',
    'Operating Status',
    'Facility Status',
    'Status Description',
    'Status Desc',
    'Status Type Code',
  ],
  open: networkNames('Open'),
  ultra: networkNames('Ultra'),
  plus: networkNames('Plus'),
  core: networkNames('Core'),
  address: [
    'Address',
    'Street Address',
    'Address 1',
    'Address Line 1',
    'Street Address 1',
    'Address Line One',
    'Street',
    'Street Name',
    'Street 1',
    'Addr',
    'Addr 1',
    'Full Address',
    'Complete Address',
    'St Adr',
    'Adr',
    'St',
    'Dirección',
    'Domicilio',
    'Endereço',
    'Logradouro',
  ],
  address2: [
    'Street 2',
    'Addr 2',
    'Address 2',
    'Address Line 2',
    'Street Address 2',
    'Address Line Two',
    'Suite',
    'Complemento',
  ],
  telephone: [
    'Telephone Number',
    'Telephone',
    'Phone Number',
    'Phone',
    'Phone No',
    'Contact Phone',
    'Contact Phone Number',
    'Ph',
    'Main Phone',
    'Phone Main',
    'Tel',
    'Phne Num',
    'Teléfono',
    'Telefone',
    'Fone',
  ],
  website: [
    'Website',
    'Web Address',
    'Website URL',
    'Website Address',
    'URL',
    'Homepage',
    'Web',
    'Sitio web',
    'Página web',
    'Site',
  ],
  type: [
    'Hospital Type',
    'Facility Type',
    'Type',
    'Type Description',
    'Type of Hospital',
    'Type of Facility',
    'Provider Type',
    'Hospital Category',
    'Tipo',
    'Tipo de hospital',
  ],
  emergency: [
    'Emergency Services',
    'Emergency Service',
    'Emergency Department',
    'Emergency Room',
    'Has Emergency Department',
    'Has Emergency Services',
    'Emergency',
    'ED',
    'ER',
    'Urgencias',
    'Servicio de urgencias',
    'Emergencias',
    'Pronto-socorro',
    'Pronto atendimento',
    'Emergência',
  ],
} as const;

export type ColumnNoun = keyof typeof COLUMN_NAMES;

/** Leading words to ignore, because they only name the owner: "Provider Business Practice Location Address City Name". */
const LEADING_WORDS: ReadonlySet<string> = new Set(
  'FACILITY FAC HOSPITAL HOSP PROVIDER PRVDR PROV RNDRNG ORGANIZATION ORG LOCATION LOC PRACTICE BUSINESS SERVICE SERVICING SITE PHYSICAL STREET ADDRESS ADDR HQ OFFICE FIRST SECOND LINE LICENSED LICENSE DBA MAIN PRIMARY US USPS PROPERTIES ATTRIBUTES'.split(
    ' ',
  ),
);

const wordsOf = (title: string): string[] =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');

/** Returns the title's letters and digits, then repeats with one more leading word removed each time. */
const readingsOf = (title: string): string[] => {
  const words = wordsOf(title);
  const own = words.findIndex((word) => !LEADING_WORDS.has(word));
  return words.slice(0, own === -1 ? words.length : own + 1).map((_, index) => words.slice(index).join(''));
};

const ACCEPTED = new Map(
  (Object.keys(COLUMN_NAMES) as ColumnNoun[]).map((noun) => [
    noun,
    new Map(COLUMN_NAMES[noun].map((name, rank) => [wordsOf(name).join(''), rank])),
  ]),
);

/**
 * Finds the column with the fewest leading words removed, then the most preferred name, then the lowest index. "ST" after a
 * leading word is not a state, because it may be short for street.
 */
const findColumn = (titles: readonly (readonly string[])[], noun: ColumnNoun): number | undefined => {
  const names = ACCEPTED.get(noun);
  const matches = titles.flatMap((readings, index) => {
    const left = readings.findIndex(
      (reading, at) => names?.has(reading) && !(noun === 'state' && at > 0 && reading === 'ST'),
    );
    const rank = names?.get(readings[left] ?? '');
    return rank === undefined ? [] : [{ index, weight: left * 100 + rank }];
  });
  return matches.sort((a, b) => a.weight - b.weight || a.index - b.index)[0]?.index;
};

export const matchColumns = (header: readonly string[]): Map<ColumnNoun, number> => {
  const titles = header.map(readingsOf);
  const found = [...ACCEPTED.keys()].flatMap((noun) => {
    const index = findColumn(titles, noun);
    return index === undefined ? [] : [[noun, index] as const];
  });
  const columns = new Map(found);
  const isStreet = columns.get('place') === columns.get('address');
  // An address column holds the whole place only if the city has no column of its own.
  if (columns.has('city') && (columns.has('state') || isStreet)) columns.delete('place');
  else if (isStreet) columns.delete('address');
  if (columns.get('address') === columns.get('state')) columns.delete('address');
  return columns;
};
