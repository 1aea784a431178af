import { checkPlans } from '../benefits/check-plans.ts';
import { FileError } from '../errors.ts';
import { checkPlaceholders } from './check-placeholders.ts';

/** Exits with 1 and prints `file:line:column: problem` if the plan data or the UI texts are broken. */
export const stopAtBrokenContent = (): void => {
  try {
    checkPlans();
    const [first] = checkPlaceholders('.');
    if (first !== undefined) throw first;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
