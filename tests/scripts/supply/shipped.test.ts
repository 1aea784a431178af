import { describe, expect, it } from 'vitest';
import { type Bill, licenseProblems, normalized, securityText } from '#scripts/supply/published-files.ts';

const TEXT =
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and more.';

describe('licenses', () => {
  const bare = { name: 'a', version: '1.0.0' };
  const refused = ['GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', '', 'SEE LICENSE IN x'];
  it.each([
    ...refused.map((identifier) => ({ identifier, text: TEXT })),
    { text: TEXT },
    { identifier: 'MIT' },
  ])('stop the build for a package with $identifier: $text', (license) => {
    expect(licenseProblems([{ ...bare, ...license }])).toHaveLength(1);
    expect(licenseProblems([{ ...bare, identifier: 'MIT', text: TEXT }])).toEqual([]);
  });
});

describe('bill of materials', () => {
  const bill = (when: string, folder: string, refs: readonly string[]): Bill => ({
    serialNumber: `urn:uuid:${when}`,
    metadata: { timestamp: when, tools: [{ version: when }], component: { name: folder, version: '1.0.0' } },
    components: refs.map((ref) => ({ 'bom-ref': ref })),
    dependencies: refs.map((ref) => ({ ref, dependsOn: refs.filter((each) => each !== ref) })),
  });

  it('is the same for any folder and time', () => {
    const one = normalized(bill('2026-01-01', 'folder-a', ['a@1', 'b@2', 'c@3']), 'site');
    const other = normalized(bill('2027-01-01', 'folder-b', ['c@3', 'a@1', 'b@2']), 'site');
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(JSON.stringify(one)).not.toMatch(/2026|2027|folder/);
    expect(JSON.stringify(one)).toContain('"name":"site"');
  });
});

describe('security.txt', () => {
  it('has the contact of the owner, and expires a year after the date of the owner’s confirmation', () => {
    const text = securityText({ contact: 'a@b.example', asOf: '2026-11-20' }, 'https://site.example');
    expect(text.split('\n')).toEqual([
      'Contact: mailto:a@b.example',
      'Expires: 2027-11-20T00:00:00.000Z',
      'Preferred-Languages: en, es, pt',
      'Canonical: https://site.example/.well-known/security.txt',
      '',
    ]);
  });
});
