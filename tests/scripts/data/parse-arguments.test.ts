import { describe, expect, test } from 'vitest';
import { parseArguments, USAGE } from '#scripts/build-index.ts';
import { UsageError } from '#scripts/command.ts';

const parse = (argv: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  parseArguments(argv, environment, 'home');
const complaintAbout = (argv: readonly string[]): unknown => {
  try {
    return parse(argv);
  } catch (error) {
    return error;
  }
};

describe('The command line of npm run data:build', () => {
  test('without options reads and writes in the project’s folder and accepts doubts', () => {
    expect(parse([])).toEqual({
      input: 'home/data/hospitals.csv',
      out: 'home/data/generated',
      normalized: undefined,
      report: undefined,
      networks: undefined,
      strict: false,
      shard: undefined,
    });
  });

  test('takes every option', () => {
    const argv = ['--input=a.csv', '--out', 'o', '--normalized', 'n.csv', '--report', 'r.json', '--strict'];
    expect(parse([...argv, '--networks', 'Ultra, core', '--shard', 'state'])).toEqual({
      input: 'a.csv',
      out: 'o',
      normalized: 'n.csv',
      report: 'r.json',
      networks: ['ultra', 'core'],
      strict: true,
      shard: 'state',
    });
  });

  test('prefers --input to $HOSPITALS_CSV, and that to the project’s file unless it is empty', () => {
    expect(parse(['--input', 'a.csv'], { HOSPITALS_CSV: 'b.csv' }).input).toBe('a.csv');
    expect(parse([], { HOSPITALS_CSV: 'b.csv' }).input).toBe('b.csv');
    expect(parse([], { HOSPITALS_CSV: '' }).input).toBe('home/data/hospitals.csv');
  });

  test('refuses a network that there is not, and names those that there are', () => {
    const error = complaintAbout(['--networks', 'ultra,gold']);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toBe('UsageError: --networks: "gold" is none of ultra, plus, core');
  });

  test('refuses to cut the directory by anything but states', () => {
    for (const by of ['county', '', 'State']) {
      const error = complaintAbout(['--shard', by]);
      expect(error).toBeInstanceOf(UsageError);
      expect(String(error)).toBe(`UsageError: --shard: "${by}": a directory can be cut by state alone`);
    }
  });

  test('refuses an unknown option', () => {
    const error = complaintAbout(['--inptu', 'a.csv']);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toMatch(/^UsageError: Unknown option '--inptu'/);
  });

  test('explains every option that it takes', () => {
    const explained = [...USAGE.matchAll(/^ {2}(--[a-z]+)/gm)].map(([, option]) => option);
    expect(explained).toEqual([
      '--input',
      '--out',
      '--normalized',
      '--report',
      '--networks',
      '--shard',
      '--strict',
    ]);
  });
});
