import process from 'node:process';

/** npm run bench [-- NAME] [options of the measurement] */
const QUICK = ['--peers', 'plain,naive', '--sizes', '7500,100000', '--runs', '1'];

const MEASUREMENTS = {
  peers: 'the search core against its peers',
  check: 'the search core against its requirements',
  suggestions: 'recall and time of suggestions',
  help: 'recall and time of the help centre',
  shards: 'first answers from a directory in parts',
  browser: 'the search core in a browser, after a build',
  touch: 'the finder in a browser, after a build',
};

const USAGE = `npm run bench                     the search core against a naive search, in a minute
npm run bench -- NAME [options]   one measurement; NAME --help lists the options of most

${Object.entries(MEASUREMENTS)
  .map(([name, what]) => `  ${name.padEnd(12)} ${what}`)
  .join('\n')}`;

const [name = '', ...options] = process.argv.slice(2);

if (name in MEASUREMENTS) {
  // The measurement reads its options from the command line.
  process.argv.splice(2, process.argv.length, ...options);
  await import(`./${name}.ts`);
} else if (name === '') {
  process.argv.push(...QUICK);
  await import('./peers.ts');
} else {
  console.error(USAGE);
  process.exitCode = name === '--help' ? 0 : 2;
}
