import type { Result } from 'lighthouse';

/** An audit that took points, or in performance one that tells where the time went. */
export interface FailedAudit {
  readonly category: string;
  readonly id: string;
  readonly title: string;
  /** What was measured, if anything: "2.1 s". */
  readonly shown: string;
  readonly explanation: string;
  /** Where, the first few: selectors with their code, or addresses. */
  readonly places: readonly string[];
}

type Audit = Result['audits'][string];

const PLACES_SHOWN = 5;

/** Links are written out as their words: "Learn more". */
const plain = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

interface Item {
  readonly node?: { readonly selector?: string; readonly snippet?: string; readonly explanation?: string };
  readonly url?: string;
  readonly href?: string;
  readonly text?: string;
  readonly description?: string;
  readonly label?: string;
}

const placeOf = ({ node, url, href, text, description, label }: Item): string =>
  [node?.selector, node?.snippet, node?.explanation, url, href, text, description, label]
    .filter((part) => typeof part === 'string')
    .join('  ');

const placesOf = ({ details }: Audit): readonly string[] => {
  const items = (details as { readonly items?: readonly Item[] } | undefined)?.items ?? [];
  return Array.isArray(items) ? items.slice(0, PLACES_SHOWN).map(placeOf).filter(Boolean) : [];
};

/** Audits without weight explain the performance score where they estimate what is lost. */
const explains = ({ metricSavings }: Audit): boolean =>
  Object.values(metricSavings ?? {}).some((saving) => (saving ?? 0) > 0);

/** The audits of a category that were not passed in full, those that weigh most first. */
export const audited = (result: Result, category: string): readonly FailedAudit[] => {
  const refs = [...(result.categories[category]?.auditRefs ?? [])].sort((a, b) => b.weight - a.weight);
  return refs.flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    if (weight === 0 && !explains(audit)) return [];
    const { title, displayValue = '', description, explanation } = audit;
    return [
      {
        category,
        id,
        title,
        shown: displayValue,
        explanation: plain(explanation ?? description),
        places: placesOf(audit),
      },
    ];
  });
};
