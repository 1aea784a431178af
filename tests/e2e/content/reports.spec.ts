import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/site.ts';

// The reports are opened as local files. Any other request fails the test.
test.use({ tolerated: [/^request: file:.*\/(?:diff|build)\.html$/] });

const run = (script: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, ['--import', './scripts/typescript.mjs', `scripts/${script}.ts`, ...args], {
    encoding: 'utf8',
  });

/** Writes the directory of the site without every 20th hospital, with every 20th of the rest renamed, and with one HTML name. */
const changeDirectory = (path: string): void => {
  const [header, ...rows] = readFileSync('data/hospitals.csv', 'utf8').trimEnd().split('\n');
  const kept = rows
    .filter((_, index) => index % 20 !== 0)
    .map((row, index) => (index % 20 === 5 ? `ASCENSION ${row}` : row));
  writeFileSync(path, [header, ...kept, '"<img src=x onerror=alert(1)>",BOSTN,MA,2114,,1,0,0'].join('\n'));
};

test('reports of a new directory are single accessible files with search and CSV download @full', async ({
  page,
}, testInfo) => {
  // Builds a directory, and axe checks thousands of rows four times.
  test.slow();
  const [input = '', diff = '', build = ''] = ['new.csv', 'diff.html', 'build.html'].map((name) =>
    testInfo.outputPath(name),
  );
  changeDirectory(input);
  run('data-diff', 'data/hospitals.csv', input, '--html', diff, '--fail-on-loss', '99');
  run('build-index', '--input', input, '--out', testInfo.outputPath('index'), '--report', build);
  for (const [file, list] of [
    [diff, 'Gone'],
    [build, 'Corrected cities'],
  ] as const)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathToFileURL(file).href);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const table = page.getByRole('table', { name: list });
      const all = await table.getByRole('row').count();
      await page.getByRole('searchbox', { name: 'Find' }).fill('ca 9');
      await expect(page.getByRole('status')).toHaveText(/^\d+ rows?$/);
      expect(await table.getByRole('row').count()).toBeLessThan(all);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: `Download CSV: ${list}` }).click();
      expect(
        readFileSync(await (await download).path(), 'utf8')
          .trimEnd()
          .split('\r\n'),
      ).toHaveLength(all);
    }
});
