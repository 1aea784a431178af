import { describe, expect, it } from 'vitest';
import {
  type Bill,
  licenceProblems,
  normalised,
  readLicences,
  securityText,
} from '#scripts/supply/published-files.ts';

const TEXT =
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and more.';

describe('licences', () => {
  it('are read from the bundler’s list, with scopes and texts that have headings', () => {
    const list = `# Licenses\n\n## @a/b - 1.2.3 (MIT)\n\n${TEXT}\n\n### 1. More\n\n## c - 2.0.0 (ISC)\n\n${TEXT}\n`;
    expect(readLicences(list)).toEqual([
      { name: '@a/b', version: '1.2.3', licence: 'MIT', text: `${TEXT}\n\n### 1. More` },
      { name: 'c', version: '2.0.0', licence: 'ISC', text: TEXT },
    ]);
  });

  it.each([['GPL-3.0-only'], ['AGPL-3.0'], ['UNLICENSED'], [''], ['SEE LICENSE IN x']])(
    'a package with "%s" stops the build',
    (licence) => {
      expect(licenceProblems([{ name: 'a', version: '1.0.0', licence, text: TEXT }])).toHaveLength(1);
      expect(licenceProblems([{ name: 'a', version: '1.0.0', licence: 'MIT', text: TEXT }])).toEqual([]);
    },
  );

  it('a heading that cannot be read, and a licence without its text, stop it too', () => {
    expect(licenceProblems(readLicences(`## strange\n\n${TEXT}`))).toHaveLength(1);
    expect(licenceProblems(readLicences('## a - 1.0.0 (MIT)\n'))).toHaveLength(1);
  });
});

describe('the bill of materials', () => {
  const bill = (when: string, folder: string, refs: readonly string[]): Bill => ({
    serialNumber: `urn:uuid:${when}`,
    metadata: { timestamp: when, tools: [{ version: when }], component: { name: folder, version: '1.0.0' } },
    components: refs.map((ref) => ({ 'bom-ref': ref })),
    dependencies: refs.map((ref) => ({ ref, dependsOn: refs.filter((each) => each !== ref) })),
  });

  it('is the same wherever and whenever it is written', () => {
    const one = normalised(bill('2026-01-01', 'folder-a', ['a@1', 'b@2', 'c@3']), 'site');
    const other = normalised(bill('2027-01-01', 'folder-b', ['c@3', 'a@1', 'b@2']), 'site');
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(JSON.stringify(one)).not.toMatch(/2026|2027|folder/);
    expect(JSON.stringify(one)).toContain('"name":"site"');
  });
});

describe('security.txt', () => {
  it('names the owner’s contact, and ends a year after the owner’s word', () => {
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
