/** Sample texts of the style guide, which is not part of the site. */
export const SAMPLES = {
  action: 'Show 214 hospitals',
  longAction: 'Show every hospital in the state that belongs to the network of your plan',
  link: 'Compare the plans',
  label: 'Name of the hospital',
  hint: 'Any part of the name',
  error: 'There is no city of this name. Choose one from the list.',
  empty: 'Nothing found',
  waiting: 'Looking for hospitals…',
  lead: 'Three plans for families in Latin America and the Caribbean, each with a choice of two networks.',
  text: 'The policy documents state what it covers and under which conditions, so ask your consultant before you count on it.',
  long: 'Hospitalization following a serious accident, without prior authorization, in a network of preferred providers',
  first: 'Annual maximum',
  second: 'Waiting period',
  third: 'Lifetime coverage',
  figure: 'US$15 million',
  period: 'per insured person and policy year',
  open: 'Open the list',
  close: 'Close',
  clear: 'Clear',
  choose: 'Your choice',
};

export interface SamplesProps {
  readonly samples: typeof SAMPLES;
}
