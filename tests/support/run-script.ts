import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

interface Surroundings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command of scripts/ in its own process, with HOSPITALS_CSV unset by default. */
export const runScript = (script: string, args: readonly string[], { cwd, env }: Surroundings = {}) => {
  const node = ['--import', resolve('scripts/typescript.mjs'), resolve(`scripts/${script}.ts`), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, {
    cwd,
    env: { ...process.env, HOSPITALS_CSV: '', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
