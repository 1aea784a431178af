import type { BenefitGroupText, BenefitText } from '#benefits/benefit-text.ts';
import { marksOf } from '#benefits/marks.ts';
import { benefitTexts } from '#benefits/tables.ts';
import { annualMaximum, brand, deductibles, outOfNetworkPercent, planName, policy } from '#content/facts.ts';
import type { AllWords, CoverageWords } from '#content/words/words.ts';
import { CERTIFICATE_YEAR } from '#domain/certificate.ts';
import { fill, formatList, formatMoney, formatPercent } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { countInWords, numberWord } from '#domain/number-word.ts';
import type { Plan } from '#domain/plan.ts';
import { wordsIn } from '#scripts/content/words-in.ts';
import { telephones } from '../form-facts.ts';
import type { Panel } from '../kit/panel.ts';

export interface CertificateWords {
  readonly document: AllWords['certificateDocument'];
  readonly coverage: CoverageWords;
  readonly plan: Pick<AllWords['plan'], 'networks'>;
  readonly benefits: readonly BenefitGroupText[];
}

export const certificateWords = (plan: Plan, language: Language): CertificateWords => {
  const { certificateDocument, coverage, plan: page } = wordsIn(language);
  return {
    ...withoutMarks({ document: certificateDocument, coverage, plan: page }),
    benefits: benefitTexts(language, [plan], wordsIn(language)),
  };
};

/** Markup of a glossary term in a sentence (src/components/Term.tsx). */
const MARKED = /\[\[[\w-]+\|([^\]]+)\]\]/g;

/** Removes the markup of terms in nested texts for print: "Subject to [[ucr|UCR]] charges." → "Subject to UCR charges." */
export const withoutMarks = <Words>(words: Words): Words =>
  JSON.parse(JSON.stringify(words).replace(MARKED, '$1')) as Words;

export interface KeyFact {
  readonly term: string;
  readonly value: string;
  readonly note: string;
}

export type CertificateTexts = ReturnType<typeof certificateTexts>;
export type DeductibleTexts = CertificateTexts['deductibles'];
/** Heading, notes, column heads (the first one is the heading) and rows of a group. */
export type GroupTable = CertificateTexts['groups'][number];

export interface GroupRow {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly rules: readonly string[];
  /** Waiting period, deductible, lifetime, options; empty when the plan excludes the benefit. */
  readonly conditions: readonly string[];
  readonly value: string;
  readonly included: boolean;
}

interface Summary {
  readonly plan: Plan;
  readonly language: Language;
  readonly words: CertificateWords;
}

/** Returns the texts of a benefit summary; the document's title is "Superior: 2025 benefit summary". */
export const certificateTexts = (plan: Plan, language: Language, words: CertificateWords) => {
  const summary = { plan, language, words };
  const facts = { plan: planName(plan), year: CERTIFICATE_YEAR };
  return {
    title: fill(words.document.title, facts),
    plan: facts.plan,
    heading: fill(words.document.heading, facts),
    lead: fill(words.document.lead, facts),
    ...generalTexts(summary),
    deductibles: deductibleTexts(summary),
    groups: words.benefits.map(({ heading, notes, rows }) => ({
      heading,
      notes,
      heads: [heading, words.document.conditions, facts.plan],
      rows: rows.map((row) => groupRow(summary, row, notes.length > 0)),
    })),
    end: endTexts(summary),
  };
};

/** Returns a row of the general benefits, which the first page shows in large type. Throws if the row is missing. */
const generalRow = ({ words }: Summary, id: string): BenefitText => {
  const row = words.benefits.flatMap(({ rows }) => rows).find((each) => each.id === id);
  if (row === undefined) throw new Error(`data/plans.json: the benefit summary needs the row "${id}"`);
  return row;
};

const generalTexts = (summary: Summary) => {
  const { plan, language, words } = summary;
  const [maximum, networks, outside] = ['annual-maximum', 'networks', 'out-of-network'].map((id) => {
    const row = generalRow(summary, id);
    return { term: row.label, value: row.values[plan] ?? words.document.notIncluded, note: row.detail ?? '' };
  }) as [KeyFact, KeyFact, KeyFact];
  const { lead, outside: rule } = words.plan.networks;
  const percent = outOfNetworkPercent(plan);
  const facts = { plan: planName(plan), percent: formatPercent(language, percent ?? 0) };
  return {
    maximum: { ...maximum, value: formatMoney(language, annualMaximum(plan)) },
    networks: { ...networks, note: fill(lead, facts) },
    outside: { ...outside, note: fill(percent === undefined ? rule.none : rule.paid, facts) },
  };
};

const deductibleTexts = ({ language, words }: Summary) => {
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
    family: { deductibles: countInWords(language, more.deductibleCount, deductibles.familyMaximum) },
    vanishing: {
      options: optionList(language, options),
      percent: formatPercent(language, percent),
      years: numberWord(language, claimFreeYears),
    },
    maternity: { options: optionList(language, deductibles.maternityOptions) },
    preventive: { options: optionList(language, deductibles.preventiveOptions) },
  };
  return (['family', 'vanishing', 'maternity', 'preventive'] as const).map((rule) => ({
    term: words[rule].term,
    text: fill(words[rule].text, facts[rule]),
  }));
};

/** Returns the texts of a row, without the options if the group has notes, which already name them. */
const groupRow = (
  { plan, language, words }: Summary,
  row: BenefitText,
  optionsInNotes: boolean,
): GroupRow => {
  const value = row.values[plan];
  // A waiting period in days is the row's value.
  const { waitingDays: _, ...marked } = row;
  const marks = marksOf(language, words.coverage, marked, { option: undefined, start: '' }, optionsInNotes);
  return {
    label: row.label,
    detail: row.detail,
    rules: row.rules ?? [],
    conditions: value === undefined ? [] : marks.map(({ text }) => text),
    value: value ?? words.document.notIncluded,
    included: value !== undefined,
  };
};

const endTexts = ({ words: { coverage, document } }: Summary): Panel => {
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
