import { checkPlans } from '../benefits/check-plans.ts';
import { FileError } from '../errors.ts';

/** Exits with 1 and `file:line:column: problem` if the data of the plans is broken. */
export const stopAtBrokenContent = (): void => {
  try {
    checkPlans();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
