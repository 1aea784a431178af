import providerFacts from '#data/provider.json';

/**
 * What the site says of the company, each fact once: amounts in whole US dollars, `rating.date` and `asOf` (of
 * what has no date of its own) ISO dates, the rest years, hours and counts. Source: specification, sections 1, 2, 5 and 9. The footnotes on /about-notes name theirs.
 */
export const provider = providerFacts;
