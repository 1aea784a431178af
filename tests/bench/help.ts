import { existsSync } from 'node:fs';
import { languageOfCode, openHelp } from '../../scripts/help/search-help.ts';
import { missesOf, readTable } from '../workers/help-table.ts';
import { quantile, readable, time } from './measure.ts';

/**
 * How often the right answer is among the first three, every miss, and how long a query takes:
 * npm run bench -- help [FOLDER] (else tests/workers/help-queries), with en.tsv, es.tsv and pt.tsv.
 */
const folder = process.argv[2] ?? 'tests/workers/help-queries';
const ROUNDS = 20;

const help = openHelp();
for (const code of ['en', 'es', 'pt']) {
  const language = languageOfCode(code);
  const file = `${folder}/${code}.tsv`;
  if (language === undefined || !existsSync(file)) continue;
  const rows = readTable(file);
  const misses = await missesOf(help, language, rows);
  const hit = rows.length - misses.length;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const { query } of rows) {
      const { result, took } = time(() => help.search({ text: query, language }));
      const began = performance.now();
      await result;
      times.push(took + performance.now() - began);
    }
  const share = ((100 * hit) / Math.max(1, rows.length)).toFixed(1);
  console.log(
    `${code}: ${hit} of ${rows.length} (${share} %), median ${readable(quantile(times, 0.5))}, p95 ${readable(quantile(times, 0.95))}`,
  );
  for (const { query, answers, found } of misses)
    console.log(`  "${query}" → ${answers.join(' or ')}; found ${found.slice(0, 4).join(', ') || 'nothing'}`);
}
