import { parseArgs } from 'node:util';
import { seeded } from '../workers/random.ts';
import { keepCase } from './corpus.ts';
import { problemOf, type Target } from './target.ts';
import { TARGETS } from './targets.ts';

/** node --import ./scripts/typescript.mjs tests/fuzz/run.ts --seconds 60 --seed N: new cases until the time is up; what goes wrong is kept in corpus/. */
const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
const seconds = Number(values.seconds ?? 60);
const seed = Number(values.seed ?? Date.now() % 2 ** 32);
console.log(`seed ${seed}, ${seconds} s, ${TARGETS.length} readers`);

/** First line of a problem: one case for each is enough. */
const known = new Set<string>();

const tryOne = (target: Target, bytes: Uint8Array): void => {
  const problem = problemOf(target, bytes);
  const kind = `${target.name}: ${problem?.split('\n')[0]?.slice(0, 60)}`;
  if (problem === undefined || known.has(kind)) return;
  known.add(kind);
  console.log(`WRONG ${target.name}, kept as ${keepCase(target.name, bytes)}\n${problem.slice(0, 1500)}\n`);
};

const randoms = TARGETS.map((_, at) => seeded(seed + at));
const end = Date.now() + 1000 * seconds;
let cases = 0;
while (Date.now() < end)
  TARGETS.forEach((target, at) => {
    const random = randoms[at];
    if (random === undefined) return;
    tryOne(target, target.make(random));
    cases++;
  });
console.log(`${cases} cases, ${known.size} kinds of problems`);
process.exitCode = known.size === 0 ? 0 : 1;
