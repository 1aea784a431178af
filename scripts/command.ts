import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './errors.ts';

/** A command line error. It is printed together with the usage. */
export class UsageError extends UserError {
  override readonly name = 'UsageError';
}

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: boolean }>
>;

/** Returns the options and the positional arguments of a command. Throws UsageError. */
export const readArguments = <const O extends Options>(
  argv: readonly string[],
  options: O,
  allowPositionals = true,
): Parsed<O> => {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** Returns the options of a command without positional arguments. Throws UsageError. */
export const readOptions = <const O extends Options>(
  argv: readonly string[],
  options: O,
): Parsed<O>['values'] => readArguments(argv, options, false).values;

type Main = (argv: readonly string[]) => Promise<number | undefined> | number | undefined;

/**
 * Runs `main`, which returns the exit code, if the module is the program and not imported. Exits with 2 for a command line
 * error and with 1 for any other error.
 */
export const runCommand = async (moduleUrl: string, usage: string, main: Main): Promise<void> => {
  const [, script, ...argv] = process.argv;
  // The path may contain symbolic links.
  if (script === undefined || !existsSync(script) || realpathSync(script) !== fileURLToPath(moduleUrl))
    return;
  if (argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = await main(argv);
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    if (error instanceof UsageError) console.error(`\n${usage}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
};
