import providerFacts from '#data/provider.json';

/**
 * Facts of the company: amounts in whole US dollars, `rating.date` and `asOf` (of everything without a date of its own) ISO
 * dates, the rest years, hours and counts. Source: specification, sections 1, 2, 5 and 9.
 */
export const provider = providerFacts;
