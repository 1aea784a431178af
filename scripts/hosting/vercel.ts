import { COMMON_HEADERS, expressionOf, headersByKind, KINDS } from './headers.ts';
import { REWRITES } from './rewrites.ts';

const inner = (pattern: string): string => expressionOf(pattern.slice(1));

/** One source for each kind, which the kinds before it do not match: every path has its headers from one rule. */
const sourceOf = (index: number): string => {
  const before = KINDS.slice(0, index).flatMap(([, patterns]) => patterns.map((each) => `${inner(each)}$`));
  const own = KINDS[index]?.[1].map(inner) ?? [];
  const not = before.length > 0 ? `(?!${before.join('|')})` : '';
  return `/(${not}${own.length > 1 ? `(?:${own.join('|')})` : own[0]})`;
};

/** The file vercel.json, which lies in the folder that is published. */
export const vercelConfig = (inlineScript: string): object => {
  const kinds = headersByKind(inlineScript);
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: KINDS.map(([kind], index) => ({
      source: sourceOf(index),
      headers: Object.entries({ ...COMMON_HEADERS, ...kinds[kind] }).map(([key, value]) => ({ key, value })),
    })),
    rewrites: REWRITES.filter(({ status }) => status === 200).map(({ from, to }) => ({
      source: from.replace('*', ':path*'),
      destination: to,
    })),
  };
};
