import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** A temporary folder, removed after the test that creates it; outside of a test, after all tests of the file. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'health-plans-test-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (TestRunner.getCurrentTest() === undefined) afterAll(remove);
  else onTestFinished(remove);
  return folder;
};
