import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { PlainError } from '../process/plainError';
import { type CommandResult, runCommand } from '../process/runCommand';

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

export function scriptOf(tree: string, name: string): string {
  const text = readFileSync(path.join(tree, 'package.json'), 'utf8');
  const script = z.safeParse(packageSchema, JSON.parse(text)).data?.scripts[name];
  if (script === undefined) throw new PlainError(`${tree} has no script "${name}".`);
  return script;
}

export function runInTree(
  tree: string,
  command: string,
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  const programs = path.join(tree, 'node_modules/.bin');
  const PATH = `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`;
  return runCommand(command, { cwd: tree, env: { ...env, PATH } });
}
