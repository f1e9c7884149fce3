import { spawn } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  isLive?: boolean;
}

export interface CommandResult {
  isSuccess: boolean;
  output: string;
}

const binDir = path.join(workspaceRoot, 'node_modules/.bin');

const isTerminal = process.stdout.isTTY;

/** Escape codes would hide words from a search. */
function environment(extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _forced, NO_COLOR: _refused, ...rest } = process.env;
  const colour = isTerminal ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const search = { PATH: `${binDir}${path.delimiter}${process.env['PATH'] ?? ''}` };
  return { ...rest, ...colour, ...search, ...extra };
}

/** Replaces the shell, so that signals reach the command itself. */
const insteadOfShell = (command: string) => (process.platform === 'win32' ? command : `exec ${command}`);

export function runCommand(command: string, options: CommandOptions = {}): Promise<CommandResult> {
  const { cwd = workspaceRoot, env = {}, isLive = false } = options;
  const child = spawn(insteadOfShell(command), {
    cwd,
    env: environment(env),
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', passOn).on('SIGINT', passOn);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isLive) process.stdout.write(text);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', passOn).off('SIGINT', passOn);
      resolve({ isSuccess: code === 0, output });
    });
  });
}
