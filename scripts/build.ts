import './site/production.ts';

import { checkPlans } from './benefits/check-plans.ts';
import { checkPlaceholders } from './content/check-placeholders.ts';
import { FileError } from './errors.ts';

/** Exits with 1 and prints `file:line:column: problem` if the plan data or the UI texts are broken. */
try {
  checkPlans();
  const [first] = checkPlaceholders('.');
  if (first !== undefined) throw first;
} catch (error) {
  if (!(error instanceof FileError)) throw error;
  console.error(error.message);
  process.exit(1);
}
// Imported after the check, because the site's code includes the plan data.
await import('./site/build-site.ts');
