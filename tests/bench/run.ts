import { writePart } from '../../scripts/lighthouse/tables.ts';
import { conditions, machineLoad } from './figures.ts';
import { runCommand } from './peers/options.ts';
import { toTable } from './peers/table.ts';
import { runTournament } from './peers/tournament.ts';

/** Measures the search core against its peers: docs/benchmarks.md. */
await runCommand(async (options) => {
  const before = machineLoad();
  const divisions = await runTournament(options);
  const { queries, runs } = options;
  const text = [
    conditions(`\`npm run bench\`: ${queries} queries of the mix, median of ${runs} runs`, before),
    ...divisions.map((division) => toTable(division, queries)),
  ].join('\n\n');
  console.log(text);
  if (options.write) writePart('bench:peers', text);
  return 0;
});
