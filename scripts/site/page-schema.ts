import * as v from 'valibot';
import type { PageFacts } from '#app/page-data.ts';
import { ALL_WORDS, pageWords } from '#content/words/all-words.ts';
import { BENEFIT_GROUPS } from '#domain/benefit.ts';
import { CATEGORIES } from '#domain/category.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.nonEmpty());
const list = <Item extends v.GenericSchema>(item: Item) => v.array(item);

const counts = v.strictObject({
  ...{ open: count, ultra: count, plus: count, core: count },
  all: v.optional(count),
});
const flags = { ultra: v.boolean(), plus: v.boolean(), core: v.boolean(), open: v.optional(v.boolean()) };
const stateOptions = list(v.strictObject({ state: text, count }));

const hospital = v.looseObject({ name: text, city: v.string(), state: text, zip: v.string(), ...flags });
const questions = list(v.strictObject({ id: text, category: v.picklist(CATEGORIES), question: text }));

const benefits = list(
  v.strictObject({
    id: v.picklist(BENEFIT_GROUPS),
    heading: text,
    notes: list(text),
    rows: list(
      v.strictObject({
        id: text,
        label: text,
        detail: v.optional(text),
        rules: v.optional(list(text)),
        values: v.record(v.picklist(PLANS), text),
        waitingMonths: v.optional(count),
        waitingDays: v.optional(count),
        waived: v.optional(v.literal(true)),
        lifetime: v.optional(v.union([v.literal(true), list(v.picklist(PLANS))])),
        options: v.optional(list(count)),
        term: v.optional(text),
        search: v.optional(text),
      }),
    ),
  }),
);

const withoutDeductible = v.strictObject({
  heading: text,
  lead: text,
  label: text,
  sets: list(
    v.strictObject({
      name: text,
      items: list(
        v.strictObject({ id: text, title: text, text, conditions: list(text), tag: v.optional(text) }),
      ),
    }),
  ),
  pause: text,
  play: text,
  note: v.optional(text),
  compare: text,
});

const slide = list(v.picklist(PLANS));
const plan = { benefits, withoutDeductible };
const legal = {
  article: v.strictObject({
    title: text,
    description: text,
    effective: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d(-\d\d)?$/))),
  }),
};

/** Names of the facts that only this page has. */
type OwnFacts<Id extends PageId> = Exclude<keyof PageFacts[Id], 'page' | 'htmlOnly'>;

const FACTS: { readonly [Id in PageId]: Readonly<Record<OwnFacts<Id>, v.GenericSchema>> } = {
  home: {
    slidePlans: v.strictObject({ telehealth: slide, coaching: slide, nutritionist: slide }),
    hospitals: count,
    withoutDeductible,
  },
  about: {},
  afCare: {},
  hospitals: {
    firstPage: v.strictObject({
      total: count,
      rows: list(hospital),
      states: stateOptions,
      knowsEmergency: v.optional(v.literal(true)),
    }),
  },
  networks: {
    networks: v.strictObject({
      states: list(v.strictObject({ state: text, networks: counts })),
      total: counts,
      files: v.strictObject({ ',': text, ';': text }),
    }),
  },
  state: {
    state: v.strictObject({
      state: text,
      inState: text,
      networks: counts,
      cities: list(v.strictObject({ city: text, count })),
      allCities: v.boolean(),
      rows: list(v.strictObject({ name: text, city: v.string(), zip: v.string(), ...flags })),
      states: stateOptions,
    }),
  },
  faqs: { questions },
  superior: plan,
  optima: plan,
  vital: plan,
  comparePlans: { benefits },
  forms: { documents: list(v.strictObject({ id: text, title: text, href: text, bytes: count })) },
  terms: legal,
  secure: legal,
  privacy: legal,
  accessibility: legal,
  aboutNotes: {},
  certificate: {},
  users: {},
  notFound: {},
};

/** Returns a schema of nested objects with the same keys as the English words, and strings as leaves. */
const shapeOf = (words: unknown): v.GenericSchema =>
  typeof words === 'object' && words !== null
    ? v.strictObject(Object.fromEntries(Object.entries(words).map(([key, word]) => [key, shapeOf(word)])))
    : v.string();

/** Validates the data of a page as a browser reads it from the HTML. Throws a ValiError. */
export const checkPageData = (data: unknown): void => {
  const { page } = v.parse(v.looseObject({ page: v.picklist(Object.keys(PAGES) as PageId[]) }), data);
  const schema = v.strictObject({
    page: v.literal(page),
    words: shapeOf(pageWords(page, 'ENG')),
    shell: shapeOf(ALL_WORDS.ENG.shell),
    ...FACTS[page],
    htmlOnly: v.optional(v.unknown()),
  });
  v.parse(schema, data);
};
