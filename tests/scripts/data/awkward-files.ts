import type { ReadingOptions } from '#scripts/data/input/read-source.ts';
import { HEADER } from '../../support/hospital.ts';
import { workbook } from './build-file.ts';

export interface AwkwardFile {
  readonly name: string;
  readonly bytes: string | Uint8Array | Promise<Uint8Array>;
  readonly options?: Partial<ReadingOptions>;
  /** Hospitals as "NAME, City, ST 12345: networks". */
  readonly gives?: readonly string[];
  /** Substrings expected in the notes. */
  readonly notes?: readonly string[];
  /** Rejected rows as "line:column: reason", or the beginning of that. */
  readonly rejects?: readonly string[];
  /** Beginning of the error, after the file's name. */
  readonly fails?: string;
}

const ADA = 'Mercy,Ada,OK,74820,US,1,0,1';
const MERCY = 'Mercy, Ada, OK 74820: ultra core';
const FILE = `${HEADER}\n${ADA}\n`;
/** Valid rows, enough that one bad row is less than 2 %. */
const MANY = Array.from({ length: 60 }, (_, at) => `Clinic ${at},Ada,OK,74820,US,1,0,0\n`).join('');
const SPANISH = 'Nombre;Ciudad;Estado;Código postal;País;Ultra;Plus;Core\n';
const SPANISH_ROW = 'Clínica Peña;Mayagüez;Puerto Rico;680;EE. UU.;Sí;No;Sí\n';
const PENA = 'Clínica Peña, Mayaguez, PR 00680: ultra core';

const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

const NO_WORKBOOK = '1:1: this is no Excel workbook that can be read (';

const TITLES = HEADER.split(',');

const CMS =
  'Facility ID,Facility Name,Address,City/Town,State,ZIP Code,County/Parish,Telephone Number,Hospital Type,Hospital Ownership,' +
  'Emergency Services,Meets criteria for birthing friendly designation,Hospital overall rating,Hospital overall rating footnote\n' +
  '"370001","MERCY","12 MAIN STREET","ADA","OK","74820","PONTOTOC","(580) 555-0101","Acute Care Hospitals","Voluntary non-profit - Private","Yes","Y","4",""\n' +
  '"660001","BELAU NATIONAL","PO BOX 6027","KOROR","PW","96940","","(680) 488-2552","Acute Care Hospitals","Government - Federal","No","","Not Available","16"\n';

const HIFLD =
  '\ufeffX,Y,OBJECTID,ID,NAME,ADDRESS,CITY,STATE,ZIP,ZIP4,TELEPHONE,TYPE,STATUS,POPULATION,COUNTY,COUNTYFIPS,COUNTRY,LATITUDE,' +
  'LONGITUDE,NAICS_CODE,NAICS_DESC,SOURCE,SOURCEDATE,VAL_METHOD,VAL_DATE,WEBSITE,STATE_ID,ALT_NAME,ST_FIPS,OWNER,TTL_STAFF,BEDS,TRAUMA,HELIPAD\n' +
  '-1.07E7,4.1E6,1,0005793230,MERCY,12 MAIN STREET,ADA,OK,74820,NOT AVAILABLE,(580) 555-0101,GENERAL ACUTE CARE,OPEN,60,PONTOTOC,40123,USA,' +
  '34.7,-96.6,622110,GENERAL MEDICAL AND SURGICAL HOSPITALS,http://www.example.org,2020/01/01 00:00:00,IMAGERY,2020/01/01 00:00:00,http://www.mercy.example.org/,NOT AVAILABLE,NOT AVAILABLE,40,NON-PROFIT,-999,60,LEVEL IV,Y\n' +
  '-1.0E7,4.6E6,2,0005793231,OLD BOSTON,1 BAY ROAD,BOSTON,MA,02101,NOT AVAILABLE,NOT AVAILABLE,PSYCHIATRIC,CLOSED,-999,SUFFOLK,25025,USA,' +
  '42.3,-71,622210,PSYCHIATRIC HOSPITALS,http://www.example.org,2020/01/01 00:00:00,IMAGERY,2020/01/01 00:00:00,NOT AVAILABLE,NOT AVAILABLE,NOT AVAILABLE,25,PROPRIETARY,-999,-999,NOT AVAILABLE,N\n';

const OPEN_ONLY = 'every hospital is in the Open network only';

export const AWKWARD_FILES: readonly AwkwardFile[] = [
  // Line endings, byte order marks, blank lines
  { name: 'CRLF', bytes: FILE.replaceAll('\n', '\r\n'), gives: [MERCY] },
  { name: 'only CR', bytes: FILE.replaceAll('\n', '\r'), gives: [MERCY] },
  { name: 'mixed line endings, none at the end', bytes: `${HEADER}\r\n${ADA}`, gives: [MERCY] },
  { name: 'two byte order marks', bytes: `\ufeff\ufeff${FILE}`, gives: [MERCY] },
  {
    name: 'blank lines and rows that hold only separators',
    bytes: `\n \n${HEADER}\n\n,,,,,,,\n${ADA}\n,,,\n`,
    gives: [MERCY],
  },

  // Separators
  {
    name: 'semicolons as separators, and more commas in a name',
    bytes: `${HEADER.replaceAll(',', ';')}\nMercy, A, B, C, D, E, F, G, H;Ada;OK;74820;US;1;0;0\n`,
    gives: ['Mercy, A, B, C, D, E, F, G, H, Ada, OK 74820: ultra'],
  },

  // Encodings
  {
    name: 'Windows-1252 with semicolons, as Excel saves in Colombia',
    bytes: latin(SPANISH + SPANISH_ROW),
    gives: [PENA],
    notes: ['Windows-1252', 'semicolons'],
  },

  // Start and end of the table
  {
    name: 'a header further down and a total at the end',
    bytes: `Network directory,,,,,,,\n"Updated, 2026",,,,,,,\n\n${FILE}Total,1,,,,1,0,1\nSource: our list\n`,
    gives: [MERCY],
    notes: ['The header is on line 4', 'Left out as totals or notes: lines 6, 7.'],
  },
  {
    name: 'missing cells at the end of a row, as Excel saves them',
    bytes: `Name,City,State,Zip,Ultra,Plus,Core,Notes\nMercy,Ada,OK,74820,x\nGrace,Ada,OK,74820,x,x,x,new\n`,
    gives: ['Grace, Ada, OK 74820: ultra plus core', 'Mercy, Ada, OK 74820: ultra'],
  },

  // Columns
  {
    name: 'column names with leading words',
    bytes:
      'Provider Business Practice Location Address City Name,Provider Business Practice Location Address State Name,Provider Business Practice Location Address Postal Code,Provider Organization Name (Legal Business Name)\nAda,OK,748201234,Mercy\n',
    gives: ['Mercy, Ada, OK 74820:'],
    notes: [OPEN_ONLY],
  },
  {
    name: 'CMS hospital general information',
    bytes: CMS,
    gives: [
      'BELAU NATIONAL, Koror, PW 96940: {"address":"PO BOX 6027","telephone":"+16804882552","type":"Acute Care Hospitals","emergency":false}',
      'MERCY, Ada, OK 74820: {"address":"12 MAIN STREET","telephone":"+15805550101","type":"Acute Care Hospitals","emergency":true}',
    ],
    notes: [OPEN_ONLY],
  },
  {
    name: 'HIFLD hospitals',
    bytes: HIFLD,
    gives: [
      'MERCY, Ada, OK 74820: {"address":"12 MAIN STREET","telephone":"+15805550101","website":"http://www.mercy.example.org","type":"General acute care"}',
    ],
    notes: [OPEN_ONLY, 'Left out as closed hospitals: line 3.'],
  },

  // Rows that cannot be read
  {
    name: 'one unreadable row among many',
    bytes: `${HEADER}\n${MANY}"Mer\ncy",Ada,XX,7,US,1,0,1\n`,
    rejects: ['63:9: "XX" is not a US state or territory; write its name or postal code (TEXAS, TX)'],
  },
  {
    name: 'a very long cell',
    bytes: `${HEADER}\nMercy,Ada,${'x'.repeat(81)},74820,US,1,0,1\n`,
    fails: `1:1: 1 of 1 rows cannot be read, more than 2 %; correct them, or check that this is the right file\nFILE:2:11: "${'x'.repeat(80)}…" is not a US state`,
  },

  // Details
  {
    name: 'duplicates that differ in details',
    bytes: 'Name,City,State,Zip,Phone,ER\nMercy,Ada,OK,74820,580 555 0101,yes\nMERCY,Ada,OK,74820,,no\n',
    gives: ['MERCY, Ada, OK 74820: {"telephone":"+15805550101"}'],
  },

  // Workbooks and other formats
  {
    name: 'a workbook with numeric ZIP codes and boolean flags',
    bytes: workbook({
      List: [['Directory'], [], TITLES, ['Mercy', 'Boston', 'MA', 2101, 'US', true, false, 1]],
      Other: [['x']],
    }),
    gives: ['Mercy, Boston, MA 02101: ultra core'],
    notes: ['Sheet "List" is read; 1 more with --sheet NAME.', 'The header is on line 3'],
  },
  {
    name: 'a missing sheet',
    bytes: workbook({ A: [['x']], B: [['y']] }),
    options: { sheet: 'C' },
    fails: '1:1: there is no sheet "C"; the workbook has "A", "B"',
  },
  {
    name: 'a workbook with hidden sheets before the visible one',
    bytes: workbook(
      { A: [['x']], B: [['y']], C: [TITLES, ADA.split(',')] },
      { A: 'hidden', B: 'veryHidden' },
    ),
    gives: [MERCY],
    notes: ['Sheet "C" is read; 2 more with --sheet NAME.'],
  },
  {
    name: 'a hidden sheet, chosen by --sheet',
    bytes: workbook({ A: [TITLES, ADA.split(',')], B: [['y']] }, { A: 'hidden' }),
    options: { sheet: 'A' },
    gives: [MERCY],
  },
  {
    name: 'a workbook with only hidden sheets',
    bytes: workbook({ A: [['x']] }, { A: 'hidden' }),
    fails: '1:1: the workbook has no visible sheet',
  },
  { name: 'an empty workbook', bytes: workbook({ A: [] }), fails: '1:1: the file is empty' },
  {
    name: 'a workbook cut in half',
    bytes: workbook({ A: [TITLES] }).then((bytes) => bytes.subarray(0, bytes.length / 2)),
    fails: NO_WORKBOOK,
  },
  { name: 'the first bytes of a workbook', bytes: latin('PK\x03\x04'), fails: NO_WORKBOOK },
  {
    name: 'a text file with --sheet',
    bytes: FILE,
    options: { sheet: 'A' },
    fails: '1:1: --sheet is for .xlsx files; this is a text',
  },
];
