import process from 'node:process';

/** npm run bench [-- touch] [options of the measurement] */
if (process.argv[2] === 'touch') {
  // The measurement reads its options from the command line.
  process.argv.splice(2, 1);
  await import('./touch.ts');
} else await import('./peers.ts');
