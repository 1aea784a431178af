import { ContentError } from './content/content-error.ts';
import { stopAtBrokenContent } from './content/stop-at-broken-content.ts';
import { listOpenPoints, tellOpenPoints } from './open-points/list-open-points.ts';
import { checkStyle } from './style/check-style.ts';

const USAGE = `Refuses broken data of the plans, and texts that break the style of their language (docs/style), and lists what the
owner of the site must still supply, confirm or renew, with its file and line.

npm run content:check [-- --strict]
  --strict  ends with 1 if anything is open`;

const styleComplaints = (): readonly string[] => {
  try {
    return checkStyle();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error.message];
  }
};

const main = (args: readonly string[]): number => {
  const unknown = args.find((each) => each !== '--strict');
  if (unknown !== undefined) {
    console.error(
      unknown === '--help' ? USAGE : `content:check: there is no option "${unknown}".\n\n${USAGE}`,
    );
    return unknown === '--help' ? 0 : 2;
  }
  stopAtBrokenContent();
  const complaints = styleComplaints();
  if (complaints.length > 0) console.error(complaints.join('\n'));
  const points = listOpenPoints({ root: '.', today: new Date() });
  console.log(tellOpenPoints(points));
  return complaints.length > 0 || (args.includes('--strict') && points.length > 0) ? 1 : 0;
};

process.exitCode = main(process.argv.slice(2));
