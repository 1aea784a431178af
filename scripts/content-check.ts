import { readOptions, runCommand } from './command.ts';
import { checkContent } from './content/check-content.ts';
import { formatOpenPoints, listOpenPoints } from './content/open-points.ts';

const USAGE = `Reports broken data of the plans, broken texts, and texts that break the style of their language (docs/style), and lists with file
and line what the owner of the site must still supply, confirm or renew. \`npm run edit\` shows the same as a page.

npm run content:check [-- --strict]
  --strict  exits with 1 if anything is open`;

await runCommand(import.meta.url, USAGE, (argv) => {
  const { strict } = readOptions(argv, { strict: { type: 'boolean', default: false } });
  const complaints = checkContent().map(({ message }) => message);
  const points = listOpenPoints('.', new Date());
  console.log(formatOpenPoints(points));
  // Last, because the list of open points is long.
  if (complaints.length > 0) console.error(`\nTo correct (${complaints.length}):\n${complaints.join('\n')}`);
  return complaints.length > 0 || (strict && points.length > 0) ? 1 : 0;
});
