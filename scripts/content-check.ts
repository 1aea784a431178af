import { listOpenPoints, tellOpenPoints } from './content/open-points.ts';
import { stopAtBrokenContent } from './content/stop-at-broken-content.ts';

const USAGE = `Refuses broken data of the plans, and lists what the owner of the site must still supply, confirm or renew, with its
file and line.

npm run content:check [-- --strict]
  --strict  ends with 1 if anything is open`;

const main = (args: readonly string[]): number => {
  const unknown = args.find((each) => each !== '--strict');
  if (unknown !== undefined) {
    console.error(
      unknown === '--help' ? USAGE : `content:check: there is no option "${unknown}".\n\n${USAGE}`,
    );
    return unknown === '--help' ? 0 : 2;
  }
  stopAtBrokenContent();
  const points = listOpenPoints({ root: '.', today: new Date() });
  console.log(tellOpenPoints(points));
  return args.includes('--strict') && points.length > 0 ? 1 : 0;
};

process.exitCode = main(process.argv.slice(2));
