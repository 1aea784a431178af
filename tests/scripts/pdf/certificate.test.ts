import { beforeAll, describe, expect, test } from 'vitest';
import brand from '#data/brand.json';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { benefitTexts } from '#scripts/benefits/benefit-texts.ts';
import { drawCertificate } from '#scripts/pdf/certificate.ts';
import { CERTIFICATES } from '#scripts/pdf/certificate-documents.ts';
import { certificateWords } from '#scripts/pdf/certificate-words.ts';
import { collisions, cutOnLetter } from './layout-rules.ts';
import { type OpenPdf, openPdf, plain } from './open-pdf.ts';

/** Typed from section 9 of the specification. */
const OPTIONS = [
  [1000, 3000],
  [2000, 4000],
  [5000, 5000],
  [5000, 7500],
  [10_000, 10_000],
  [20_000, 20_000],
] as const;

interface Amounts {
  readonly maximum: number;
  readonly millions: number;
  readonly networks: readonly [string, string];
  readonly outside: string;
  readonly airAmbulance: number | '100%';
  readonly transplant: number;
  readonly medicines: number | '100%';
  readonly preventive: number;
  readonly birthBoth: number;
  readonly birthMother: number;
}

const AMOUNTS: Readonly<Record<Plan, Amounts>> = {
  superior: {
    maximum: 15_000_000,
    millions: 15,
    networks: ['Open', 'Ultra'],
    outside: '60%',
    airAmbulance: '100%',
    transplant: 3_000_000,
    medicines: '100%',
    preventive: 1500,
    birthBoth: 15_000,
    birthMother: 12_000,
  },
  optima: {
    maximum: 10_000_000,
    millions: 10,
    networks: ['Ultra', 'Plus'],
    outside: '60%',
    airAmbulance: 100_000,
    transplant: 1_000_000,
    medicines: 100_000,
    preventive: 1000,
    birthBoth: 10_000,
    birthMother: 8000,
  },
  vital: {
    maximum: 5_000_000,
    millions: 5,
    networks: ['Plus', 'Core'],
    outside: 'N/A',
    airAmbulance: 50_000,
    transplant: 500_000,
    medicines: 20_000,
    preventive: 500,
    birthBoth: 7000,
    birthMother: 5000,
  },
};

interface Said {
  readonly title: string;
  readonly name: string;
  readonly million: string;
  readonly or: string;
  readonly perOrgan: string;
  readonly page: string;
  readonly hours: readonly [string, string];
  readonly rows: Readonly<Record<Exclude<keyof Amounts, 'millions'>, string>>;
}

const SAID: Readonly<Record<Language, Said>> = {
  ENG: {
    title: 'benefit summary 2025',
    name: 'English',
    million: 'million',
    or: 'or',
    perOrgan: 'per organ',
    page: 'Page 1 of 3',
    hours: ['within 48 hours', 'at least 72 hours before'],
    rows: {
      maximum: 'Annual maximum',
      networks: 'Network in the United States',
      outside: 'Outside your network in the United States',
      airAmbulance: 'Air ambulance',
      transplant: 'Organ transplant',
      medicines: 'Medicines',
      preventive: 'Preventive exams',
      birthBoth: 'Normal birth and cesarean, both parents',
      birthMother: 'Normal birth and cesarean, only the mother',
    },
  },
  ESP: {
    title: 'resumen de beneficios 2025',
    name: 'Español',
    million: 'millones',
    or: 'o',
    perOrgan: 'por órgano',
    page: 'Página 1 de 3',
    hours: ['en un plazo de 48 horas', 'al menos 72 horas antes'],
    rows: {
      maximum: 'Máximo anual',
      networks: 'Red en los Estados Unidos',
      outside: 'Fuera de su red en los Estados Unidos',
      airAmbulance: 'Ambulancia aérea',
      transplant: 'Trasplante de órganos',
      medicines: 'Medicamentos',
      preventive: 'Exámenes preventivos',
      birthBoth: 'Parto normal y cesárea, ambos padres',
      birthMother: 'Parto normal y cesárea, solo la madre',
    },
  },
  POR: {
    title: 'resumo de benefícios 2025',
    name: 'Português',
    million: 'milhões',
    or: 'ou',
    perOrgan: 'por órgão',
    page: 'Página 1 de 3',
    hours: ['em até 48 horas', 'pelo menos 72 horas antes'],
    rows: {
      maximum: 'Máximo anual',
      networks: 'Rede nos Estados Unidos',
      outside: 'Fora da sua rede nos Estados Unidos',
      airAmbulance: 'Ambulância aérea',
      transplant: 'Transplante de órgãos',
      medicines: 'Medicamentos',
      preventive: 'Exames preventivos',
      birthBoth: 'Parto normal e cesárea, com os dois pais',
      birthMother: 'Parto normal e cesárea, só com a mãe',
    },
  },
};

/** "US$15,000,000", "US$15 000 000" (four digits together: "US$1500"), "US$ 15.000.000". */
const money = (language: Language, dollars: number): string => {
  const grouped = (mark: string): string => String(dollars).replace(/\B(?=(?:\d{3})+$)/g, mark);
  if (language === 'ENG') return `US$${grouped(',')}`;
  if (language === 'POR') return `US$ ${grouped('.')}`;
  return `US$${dollars < 10_000 ? dollars : grouped(' ')}`;
};

const share = (language: Language, text: string): string =>
  language === 'ESP' ? text.replace('%', ' %') : text;

const amount = (language: Language, value: number | '100%'): string =>
  value === '100%' ? share(language, value) : money(language, value);

const VALUES_FROM = 420;

/** What stands in the value column on the line of a row of the tables. */
const valueBeside = (pdf: OpenPdf, label: string): string | undefined => {
  for (const { texts } of pdf.pages)
    for (const { top, left } of texts.filter(
      (text) => plain(text.what).startsWith(label) && text.left < 60,
    )) {
      const line = texts.filter(
        (each) => Math.abs(each.top - top) < 2 && each.left > Math.max(left, VALUES_FROM),
      );
      if (line.length > 0) return plain(line.map(({ what }) => what).join(' '));
    }
  return undefined;
};

test('there are nine, one per plan and language, under the names of their addresses', () => {
  expect(CERTIFICATES.map(({ file }) => file).sort()).toEqual(
    [
      'COC-Optima-EN-2025.pdf',
      'COC-Optima-ES-2025.pdf',
      'COC-Optima-PT-2025.pdf',
      'COC-Superior-EN-2025.pdf',
      'COC-Superior-ES-2025.pdf',
      'COC-Superior-PT-2025.pdf',
      'COC-Vital-EN-2025.pdf',
      'COC-Vital-ES-2025.pdf',
      'COC-Vital-PT-2025.pdf',
    ].sort(),
  );
});

describe.each(CERTIFICATES)('$file', ({ plan, language, file }) => {
  const said = SAID[language];
  const amounts = AMOUNTS[plan];
  const groups = benefitTexts(language, [plan]);
  const rows = groups.flatMap((group) => group.rows);
  let bytes: Uint8Array;
  let pdf: OpenPdf;
  let text: string;
  beforeAll(async () => {
    bytes = await drawCertificate(plan, language);
    pdf = await openPdf(bytes);
    text = pdf.pages.map((page) => page.text).join(' ');
  }, 60_000);

  test('opens with its title and language, and has a bookmark for every group', () => {
    const name = `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
    expect(pdf.title).toBe(`${name}: ${said.title}`);
    expect(pdf.language).toBe(LANGUAGE_TABLE[language].tag);
    expect(pdf.bookmarks[0]).toBe(pdf.title);
    expect(pdf.bookmarks.slice(2)).toEqual(groups.map(({ heading }) => heading));
  });

  test('says the annual maximum large, its two networks, one of them per policy, and the rule outside them', () => {
    expect(text).toContain(`US$${language === 'POR' ? ' ' : ''}${amounts.millions} ${said.million}`);
    expect(valueBeside(pdf, said.rows.maximum)).toBe(money(language, amounts.maximum));
    expect(valueBeside(pdf, said.rows.networks)).toBe(amounts.networks.join(` ${said.or} `));
    expect(valueBeside(pdf, said.rows.outside)).toMatch(
      amounts.outside === 'N/A' ? /^N\/A: / : new RegExp(`^${share(language, amounts.outside)}$`),
    );
  });

  test('has the six deductible options of the specification, in their order', () => {
    const lines = OPTIONS.map(
      ([outside, inside], index) => `${index + 1} ${money(language, outside)} ${money(language, inside)}`,
    );
    const [first = '', ...others] = lines;
    expect(text).toContain(first);
    others.reduce((from, line) => {
      expect(text.indexOf(line, from), line).toBeGreaterThan(from);
      return text.indexOf(line, from);
    }, text.indexOf(first));
  });

  test('pays what the specification says, row by row', () => {
    expect(valueBeside(pdf, said.rows.transplant)).toBe(
      `${money(language, amounts.transplant)} ${said.perOrgan}`,
    );
    expect(valueBeside(pdf, said.rows.airAmbulance)).toBe(amount(language, amounts.airAmbulance));
    expect(valueBeside(pdf, said.rows.medicines)).toBe(amount(language, amounts.medicines));
    expect(valueBeside(pdf, said.rows.preventive)).toBe(money(language, amounts.preventive));
    expect(valueBeside(pdf, said.rows.birthBoth)).toBe(money(language, amounts.birthBoth));
    expect(valueBeside(pdf, said.rows.birthMother)).toBe(money(language, amounts.birthMother));
  });

  test('prints every benefit of the tables: label, detail, rules of exams, value or that it is not included', () => {
    for (const { label, detail = '', rules = [], values } of rows)
      for (const part of [
        label,
        detail,
        ...rules,
        values[plan] ?? certificateWords(plan, language).document.notIncluded,
      ])
        expect(text).toContain(plain(part));
    for (const note of groups.flatMap(({ notes }) => notes)) expect(text).toContain(plain(note));
    expect(text).not.toMatch(/undefined|[{}]|\[\[/);
  });

  test('says how to read the amounts, whom to tell and when', () => {
    const { notes, meanings } = certificateWords(plan, language).coverage;
    for (const note of [notes.currency, notes.ucr, notes.definitions, meanings.waiting, meanings.lifetime])
      expect(text).toContain(plain(note));
    for (const part of [...said.hours, brand.emails.medical, brand.emails.general, ...brand.telephones])
      expect(text).toContain(part);
  });

  test('has three pages, each with the company, the title, its code and its number', () => {
    expect(pdf.pages).toHaveLength(3);
    expect(pdf.pages[0]?.text).toContain(said.page);
    for (const page of pdf.pages)
      for (const part of [brand.name, pdf.title, `${file.replace('.pdf', '')} · ${said.name}`])
        expect(page.text).toContain(part);
  });

  test('is tagged: one title, a table per group with heads of columns and rows, nothing outside a tag', () => {
    const tags = pdf.pages.flatMap((page) => page.tags);
    const count = (tag: string): number => tags.filter((each) => each === tag).length;
    expect(pdf.marked).toBe(true);
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(1 + groups.length + 2);
    const options = OPTIONS.length;
    expect(count('TR')).toBe(1 + options + groups.length + rows.length);
    expect(count('TH')).toBe(3 + options + 2 * groups.length + rows.length);
    expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
  });

  test('lets nothing overlap, and nothing be cut on paper of either size', () => {
    expect(pdf.pages.flatMap(collisions)).toEqual([]);
    expect(pdf.pages.flatMap(cutOnLetter)).toEqual([]);
  });

  test('is a plain document of less than 120 KB: fonts embedded as subsets, no form, no script', () => {
    const source = Buffer.from(bytes).toString('latin1');
    expect(source.match(/\/FontName \/[A-Z]{6}\+/g)).toHaveLength(3);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    expect(source).not.toMatch(/\/JavaScript|\/AcroForm|\/Launch|\/Subtype \/Type1/);
    expect(bytes.length).toBeLessThan(120_000);
  });
});
