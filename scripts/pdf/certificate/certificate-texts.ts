import type { BenefitGroupText, BenefitText } from '#benefits/benefit-text.ts';
import { annualMaximum, brand, deductibles, outOfNetworkPercent, planName, policy } from '#content/facts.ts';
import { CERTIFICATE_YEAR } from '#domain/certificate.ts';
import { fill, formatBigMoney, formatList, formatMoney, formatPercent, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { telephones } from '../facts.ts';
import type { Panel } from '../kit/panel.ts';
import type { CertificateWords } from './certificate-words.ts';

/** What a summary prints, ready to be drawn. */
export interface CertificateTexts {
  /** "Superior: benefit summary 2025", the document's title. */
  readonly title: string;
  readonly plan: string;
  readonly heading: string;
  readonly lead: string;
  readonly maximum: Told;
  readonly networks: Told;
  readonly outside: Told;
  readonly deductibles: DeductibleTexts;
  readonly groups: readonly GroupTable[];
  readonly end: Panel;
}

/** A term, its value, and what is to be known about it. */
export interface Told {
  readonly term: string;
  readonly value: string;
  readonly note: string;
}

export interface DeductibleTexts {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly rulesHeading: string;
  readonly rules: readonly { readonly term: string; readonly text: string }[];
}

export interface GroupTable {
  readonly heading: string;
  readonly notes: readonly string[];
  /** Heads of the second and third column; the first one's is the heading. */
  readonly heads: readonly [string, string, string];
  readonly rows: readonly GroupRow[];
}

export interface GroupRow {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly rules: readonly string[];
  /** Waiting period, deductible, lifetime, options; none where the plan does not include the benefit. */
  readonly conditions: readonly string[];
  readonly value: string;
  readonly included: boolean;
}

interface Telling {
  readonly plan: Plan;
  readonly language: Language;
  readonly words: CertificateWords;
}

/** Puts facts into the words of a summary. */
export const certificateTexts = (
  plan: Plan,
  language: Language,
  words: CertificateWords,
): CertificateTexts => {
  const telling = { plan, language, words };
  const facts = { plan: planName(plan), year: CERTIFICATE_YEAR };
  return {
    title: fill(words.document.title, facts),
    plan: facts.plan,
    heading: fill(words.document.heading, facts),
    lead: fill(words.document.lead, facts),
    ...generalTexts(telling),
    deductibles: deductibleTexts(telling),
    groups: words.benefits.map((group) => groupTable(telling, group)),
    end: endTexts(telling),
  };
};

/** A row of the general benefits, which the first page shows large as well. */
const generalRow = ({ words }: Telling, id: string): BenefitText => {
  const row = words.benefits.flatMap(({ rows }) => rows).find((each) => each.id === id);
  if (row === undefined) throw new Error(`data/plans.json: the benefit summary needs the row "${id}"`);
  return row;
};

const generalTexts = (telling: Telling): Pick<CertificateTexts, 'maximum' | 'networks' | 'outside'> => {
  const { plan, language, words } = telling;
  const [maximum, networks, outside] = ['annual-maximum', 'networks', 'out-of-network'].map((id) => {
    const row = generalRow(telling, id);
    return { term: row.label, value: row.values[plan] ?? words.document.notIncluded, note: row.detail ?? '' };
  }) as [Told, Told, Told];
  const { lead, outside: rule } = words.plan.networks;
  const percent = outOfNetworkPercent(plan);
  const facts = { plan: planName(plan), percent: formatPercent(language, percent ?? 0) };
  return {
    maximum: { ...maximum, value: formatBigMoney(language, annualMaximum(plan)) },
    networks: { ...networks, note: fill(lead, facts) },
    outside: { ...outside, note: fill(percent === undefined ? rule.none : rule.paid, facts) },
  };
};

const deductibleTexts = ({ language, words }: Telling): DeductibleTexts => {
  const { caption, option, optionNumber, outside, inside, rulesHeading } = words.coverage.deductibles;
  return {
    caption,
    heads: [option, outside, inside],
    rows: deductibles.options.map((each) => [
      fill(optionNumber, { number: String(each.option) }),
      formatMoney(language, each.outsideUs),
      formatMoney(language, each.insideUs),
    ]),
    rulesHeading,
    rules: ruleTexts(language, words.coverage),
  };
};

const optionList = (language: Language, options: readonly number[]): string =>
  formatList(language, options.map(String));

const ruleTexts = (language: Language, { deductibles: words, ...more }: CertificateWords['coverage']) => {
  const { percent, claimFreeYears, options } = deductibles.vanishing;
  const facts = {
    family: { deductibles: plural(language, more.deductibleCount, deductibles.familyMaximum) },
    vanishing: {
      options: optionList(language, options),
      percent: formatPercent(language, percent),
      years: String(claimFreeYears),
    },
    maternity: { options: optionList(language, deductibles.maternityOptions) },
    preventive: { options: optionList(language, deductibles.preventiveOptions) },
  };
  return (['family', 'vanishing', 'maternity', 'preventive'] as const).map((rule) => ({
    term: words[rule].term,
    text: fill(words[rule].text, facts[rule]),
  }));
};

const groupTable = (telling: Telling, { heading, notes, rows }: BenefitGroupText): GroupTable => ({
  heading,
  notes,
  heads: [heading, telling.words.document.conditions, planName(telling.plan)],
  rows: rows.map((row) => groupRow(telling, row, notes.length > 0)),
});

/** Where the group's notes say which options it comes with, its rows do not say it again. */
const groupRow = (telling: Telling, row: BenefitText, said: boolean): GroupRow => {
  const value = row.values[telling.plan];
  return {
    label: row.label,
    detail: row.detail,
    rules: row.rules ?? [],
    conditions: value === undefined ? [] : conditionsOf(telling, row, said),
    value: value ?? telling.words.document.notIncluded,
    included: value !== undefined,
  };
};

const conditionsOf = ({ language, words }: Telling, row: BenefitText, said: boolean): readonly string[] => {
  const { tags } = words.coverage;
  const { waitingMonths, options } = row;
  return [
    ...(waitingMonths === undefined
      ? []
      : [fill(tags.waiting, { period: plural(language, tags.months, waitingMonths) })]),
    ...(row.waived ? [fill(tags.waived, { amount: formatMoney(language, 0) })] : []),
    ...(row.lifetime ? [tags.lifetime] : []),
    ...(options === undefined || said
      ? []
      : [fill(tags.options, { options: optionList(language, options) })]),
  ];
};

const endTexts = ({ words: { coverage, document } }: Telling): Panel => {
  const { currency, ucr, definitions, heading } = coverage.notes;
  const { waiting, lifetime } = coverage.meanings;
  const { contact } = document;
  const hours = { after: String(policy.emergencyReportHours), before: String(policy.notificationHours) };
  return {
    dense: true,
    attach: { title: heading, items: [currency, ucr, definitions, waiting, lifetime] },
    send: {
      title: contact.heading,
      texts: [
        fill(contact.text, hours),
        fill(contact.telephones, { telephones }),
        fill(contact.questions, { address: brand.emails.general }),
      ],
      address: brand.emails.medical,
    },
  };
};
