/**
 * US states, D.C., territories, freely associated states and military addresses: [postal code, readable name]. Source:
 * USPS Publication 28, appendix B.
 */
const TABLE = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['DC', 'Washington D.C.'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
  ['AS', 'American Samoa'],
  ['GU', 'Guam'],
  ['MP', 'Northern Mariana Islands'],
  ['PR', 'Puerto Rico'],
  ['VI', 'U.S. Virgin Islands'],
  ['FM', 'Micronesia'],
  ['MH', 'Marshall Islands'],
  ['PW', 'Palau'],
  ['AA', 'Armed Forces Americas'],
  ['AE', 'Armed Forces Europe'],
  ['AP', 'Armed Forces Pacific'],
] as const;

const NAMES: ReadonlyMap<string, string> = new Map(TABLE);

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '');

const CODES: ReadonlyMap<string, string> = new Map<string, string>([
  ...TABLE.map(([code]) => [code, code] as const),
  ...TABLE.map(([code, name]) => [lettersOf(name), code] as const),
  ['DISTRICTOFCOLUMBIA', 'DC'],
  ['WASHINGTONDISTRICTOFCOLUMBIA', 'DC'],
  ['VIRGINISLANDS', 'VI'],
  ['COMMONWEALTHOFTHENORTHERNMARIANAISLANDS', 'MP'],
  ['FEDERATEDSTATESOFMICRONESIA', 'FM'],
  ['REPUBLICOFTHEMARSHALLISLANDS', 'MH'],
  ['REPUBLICOFPALAU', 'PW'],
  ['ARMEDFORCESEUROPETHEMIDDLEEASTAFRICAANDCANADA', 'AE'],
]);

/** Without outlines on the map, unlike the 50 states and D.C. */
export const TERRITORIES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'AS GU MP PR VI FM MH PW AA AE AP'.split(' '),
);

export const STATE_CODES: readonly string[] = TABLE.map(([code]) => code);

/** "Texas", "TEXAS", "tx", "Washington D.C" → postal code; anything else → undefined. */
export const stateCode = (text: string): string | undefined => CODES.get(lettersOf(text));

/** Postal code → readable name; an unknown code is returned as it is. */
export const stateName = (code: string): string => NAMES.get(code) ?? code;

/** Postal code → the provider file's spelling, in capitals. */
export const stateFileName = (code: string): string => {
  if (code === 'DC') return 'WASHINGTON D.C';
  return code === 'VI' ? 'VIRGIN ISLANDS' : stateName(code).toUpperCase();
};

/** "TX" → "texas", "DC" → "washington-dc": in addresses, the same in every language. An unknown code → as it is, in lower case. */
export const stateSlug = (code: string): string =>
  stateName(code)
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^a-z]+/g, '-');

/** "texas" → "TX"; anything else, other spellings too → undefined. */
export const stateOfSlug = (slug: string): string | undefined =>
  STATE_CODES.find((code) => stateSlug(code) === slug);

/** Address of a state's page without language prefix: "/hospitals/texas". */
export const statePath = (code: string): string => `/hospitals/${stateSlug(code)}`;

/** "TX" → "Texas" in the language of the names; an unknown code is returned unchanged. */
export const stateNameFrom = (names: Readonly<Record<string, string>>, code: string): string =>
  names[code] ?? code;
