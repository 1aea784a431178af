import { describe, expect, it } from 'vitest';
import { readableName } from '#content/readable-name.ts';

describe('names in capitals', () => {
  it.each([
    ["SAINT JOSEPH'S HOSPITAL OF ATLANTA", "Saint Joseph's Hospital of Atlanta"],
    ['UPMC MERCY', 'UPMC Mercy'],
    ['MCALLEN HEART HOSPITAL', 'McAllen Heart Hospital'],
    ["O'CONNOR HOSPITAL", "O'Connor Hospital"],
    ['THE HOSPITAL AT WESTLAKE MEDICAL CENTER', 'The Hospital at Westlake Medical Center'],
    ['WINN-DIXIE (NORTH)', 'Winn-Dixie (North)'],
  ])('%s becomes %s', (written, read) => {
    expect(readableName(written)).toBe(read);
  });

  it('with a lower-case letter are unchanged', () => {
    expect(readableName('UCHealth University Of Colorado Hospital')).toBe(
      'UCHealth University Of Colorado Hospital',
    );
  });
});
