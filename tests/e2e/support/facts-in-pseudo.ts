import { readFileSync } from 'node:fs';
import brand from '#data/brand.json' with { type: 'json' };
import plans from '#data/plans.json' with { type: 'json' };
import provider from '#data/provider.json' with { type: 'json' };
import { STATE_CODES } from '#domain/geography/state.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { memoizeByKey } from '#domain/memoize.ts';
import { PAGES } from '#domain/page.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';

const names = (table: Readonly<Record<string, { readonly name: string }>>): readonly string[] =>
  Object.values(table).map(({ name }) => name);

/** Texts that are the same in every language. */
const FACTS = [
  brand.name,
  brand.careProgram,
  ...brand.address,
  ...Object.values(brand.emails),
  ...Object.values(brand.portals).map((address) => new URL(address).host),
  ...names(plans.plans),
  ...names(plans.networks),
  provider.rating.grade,
  provider.rating.gradeName,
  ...Object.values(LANGUAGE_TABLE).flatMap(({ ownName, inSentence }) => [ownName, inSentence]),
  LANGUAGE_TABLE.ENG.pdf,
  ...Object.values(PAGES).map(({ code }) => `${code}-EN`),
  `${PAGES.state.code}-TEXAS-EN`,
  ...Object.keys(plans.plans).map((plan) => `${PAGES.certificate.code}-${plan.toUpperCase()}-EN`),
];

/** Patterns of formatted values: amounts, counts below ten, currencies, dates, ordinals, file sizes, distances, URLs. */
const VALUES = [
  /US\$[\d.,]+(?:\s(?:million|billion))?/g,
  // Parts of a large amount, each in its own element.
  /^\s?(?:US\$|million|billion)\s?$/g,
  /\b(?:one|two|three|four|five|six|seven|eight|nine)\b/g,
  /\b(?:USD|BBD)\s\d+\b/g,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s(?:\d{1,2},\s)?\d{4}\b/g,
  /\b\d+(?:st|nd|rd|th)\b/g,
  /\b\d+(?:\.\d+)?\s?(?:kB|MB)\b/g,
  /\b[\d.,]+\s(?:km|mi)\b/g,
  /\bPDF\b/g,
  /\bhttps?:\/\/\S+/g,
  /\bwww\.\S+/g,
];

/** Names of hospitals, cities and state codes. */
const directoryFacts = (): readonly string[] => {
  const engine = openDirectory(readFileSync('data/generated/hospitals.index')).engine;
  const { rows } = engine.search({ sort: { key: 'name', direction: 'asc' }, offset: 0, limit: 1e6 });
  const cities = engine.options().cities.map(({ city }) => city);
  return [...rows.map(({ name }) => name), ...cities, ...STATE_CODES];
};

const escaped = (fact: string): string => fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the longest fact first, so that a short fact does not hide part of a longer one. */
const patternOf = (facts: readonly string[], flags: string): RegExp => {
  const longestFirst = facts.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`, flags);
};

const HERE = '\u0001';
/** Matches the English separators of `Intl.ListFormat` between facts, values and pseudo-translated texts. */
const JOINED = new RegExp(`(?<=[${HERE}\\d⟧)]),? (?:and|or) (?=[${HERE}\\d⟦])`, 'g');

/** Whether a text contains plain letters besides facts and values. */
export type IsHardCoded = (text: string) => boolean;

const without = (facts: readonly string[], flags: string): IsHardCoded => {
  const pattern = patternOf(facts, flags);
  return memoizeByKey((text) => {
    const left = VALUES.reduce((rest, each) => rest.replace(each, HERE), text);
    return /[A-Za-z]/.test(left.replace(pattern, HERE).replace(JOINED, HERE));
  });
};

export const isHardCodedOnSite = without(FACTS, 'gu');
/** Only for the finder, because a city name may be an English word. Ignores case: the finder changes the case of names. */
export const isHardCodedInFinder = (typed: readonly string[]): IsHardCoded =>
  without([...FACTS, ...directoryFacts(), ...typed], 'giu');
