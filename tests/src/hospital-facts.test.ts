import { describe, expect, test } from 'vitest';
import { factsOf, mapsLink } from '#content/hospital-facts.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import { DETAILS, type Detail, type HospitalDetails } from '#domain/hospital.ts';
import { hospitalWith } from '../support/hospital.ts';

const hospital = hospitalWith({ name: 'MERCY HOSPITAL', city: 'Ada', state: 'OK', zip: '74820' });

const WHOLE: HospitalDetails = {
  address: '12 MAIN STREET',
  telephone: '+15805550101;ext=12',
  website: 'https://www.mercy.example/ada',
  type: 'General acute care',
  emergency: true,
};

const said = (details: HospitalDetails, columns: readonly Detail[] = DETAILS, language = 'ENG') =>
  factsOf(ALL_WORDS[language as 'ENG'].hospitalPanel, hospital, { columns, of: () => details });

describe('details of a hospital', () => {
  test('have links to the map, the telephone and the website', () => {
    expect(said(WHOLE).map(({ label, text, href }) => [label, text, href])).toEqual([
      ['Address', '12 MAIN STREET', mapsLink(hospital, WHOLE)],
      ['Phone', '+1 580 555 0101, ext. 12', 'tel:+15805550101;ext=12'],
      ['Website', 'mercy.example/ada', 'https://www.mercy.example/ada'],
      ['Type', 'General acute care', undefined],
      ['Emergency department', 'Yes', undefined],
    ]);
    expect(new URL(mapsLink(hospital, WHOLE)).searchParams.get('query')).toBe(
      'Mercy Hospital, 12 MAIN STREET, Ada, OK 74820',
    );
    expect(new URL(mapsLink(hospital)).searchParams.get('query')).toBe('Mercy Hospital, Ada, OK 74820');
  });

  test('show an unknown emergency department only if the directory has that column, and omit other unknown details', () => {
    expect(said({}).map(({ id, text }) => [id, text])).toEqual([['emergency', 'Unknown']]);
    expect(said({}, ['address', 'telephone'])).toEqual([]);
    expect(said({ emergency: false }).at(-1)?.text).toBe('No');
  });

  test('show types of the government files in the language of the page, and other types unchanged', () => {
    const typeIn = (language: string, type: string) => said({ type }, ['type'], language)[0]?.text;
    expect(typeIn('ESP', 'Critical Access Hospitals')).toBe('De acceso crítico');
    expect(typeIn('POR', 'Acute Care - Veterans Administration')).toBe(
      'De cuidados agudos, Administração de Veteranos',
    );
    expect(typeIn('ESP', 'Childrens')).toBe('Pediátrico');
    for (const type of ['constructor', 'Sanatorio']) expect(typeIn('ESP', type)).toBe(type);
  });
});
