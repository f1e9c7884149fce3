import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { openStore } from '../delivery/store/openStore';
import { type RehearsedWrite, rehearse } from '../delivery/rehearsal';
import {
  type Call,
  type Command,
  type Commands,
  exitCodes,
  type ExitCode,
  type Outcome,
  type SmokeTest,
  UsageError,
} from './Command';
import { commands as commandsOfRemotes } from './commands';
import { commonOptions, helpOf, overview } from './help';
import { mfTexts } from './mf.texts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const PLAIN_ERRORS = ['PlainError', 'DeliveryError', 'UsageError'];

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

export interface Program {
  readonly commands: Commands;
  /** Null where no browser and no accounts of a deployment are at hand. */
  readonly smokeTest: SmokeTest | null;
}

interface ParsedCall {
  readonly name: string;
  readonly command: Command;
  readonly values: Values;
  readonly words: readonly string[];
}

function parseCall(name: string, command: Command, args: readonly string[]): ParsedCall {
  const known = Object.entries({ ...commonOptions, ...command.options }).map(
    ([option, { type, multiple = false }]) => [option, { type, multiple }] as const,
  );
  try {
    const parsed = parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries(known) });
    return { name, command, values: parsed.values, words: parsed.positionals };
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message.replace(/\. To specify.*/, '.') : String(error),
    );
  }
}

const textsOf = (values: Values, option: string): string[] =>
  [values[option] ?? []].flat().filter((value) => typeof value === 'string');

function printOutcome(outcome: Outcome, { isJson, facts }: { isJson: boolean; facts: object }): void {
  const lines = outcome.lines.map((line) => `${line}\n`).join('');
  if (!isJson) return void process.stdout.write(lines);
  process.stderr.write(lines);
  say(JSON.stringify({ ...facts, ...outcome.data, lines: outcome.lines }, null, 2));
}

function rehearsed(writes: readonly RehearsedWrite[]): string[] {
  const groups = new Map<string, number>();
  for (const { key, does } of writes) {
    const folder = /^(?:host|remotes\/[^/]+)\/[^/]+\//.exec(key)?.[0];
    const what = mfTexts.wouldWrite[does](folder ?? key);
    groups.set(what, (groups.get(what) ?? 0) + 1);
  }
  const lines = [...groups].map(([what, count]) => `  ${what}${count > 1 ? `: ${count} files` : ''}`);
  return [lines.length === 0 ? mfTexts.dryRunNothing : mfTexts.dryRunWrites, ...lines];
}

async function runCommand(
  { name, command, values, words }: ParsedCall,
  { env, smokeTest }: Pick<Program, 'smokeTest'> & { readonly env: NodeJS.ProcessEnv },
) {
  const text = (option: string) => textsOf(values, option).at(-1) ?? null;
  const isDryRun = values['dry-run'] === true;
  const opened = await openStore(text('store') ?? (env['MF_STORE'] || null), env);
  const { store, writes } = isDryRun ? rehearse(opened) : { store: opened, writes: [] };
  const given: Call = {
    words,
    text,
    texts: (option) => textsOf(values, option),
    has: (option) => values[option] === true,
    store,
    isDryRun,
    smokeTest,
    by: opened.holder === undefined ? readBy(text('by'), env) : onlyHolder(opened.holder, text('by')),
  };
  const outcome = await command.run(given);
  const exitCode = outcome.exitCode ?? exitCodes.done;
  const facts = {
    command: name,
    store: store.location,
    dryRun: isDryRun,
    exitCode,
    ...(isDryRun && { writes }),
  };
  const lines = isDryRun ? [mfTexts.dryRun, ...outcome.lines, '', ...rehearsed(writes)] : outcome.lines;
  printOutcome({ ...outcome, lines }, { isJson: values['json'] === true, facts });
  return exitCode;
}

function printFailure(
  name: string,
  error: unknown,
  { isJson, isKnown }: Record<'isJson' | 'isKnown', boolean>,
): ExitCode {
  const reason = error instanceof Error ? error.message : String(error);
  const isPlain = error instanceof Error && PLAIN_ERRORS.includes(error.name);
  const isUsage = error instanceof UsageError;
  const exitCode = isUsage ? exitCodes.usage : exitCodes.refused;
  const lines = [
    isPlain ? reason : mfTexts.failed(name, reason),
    ...(isUsage ? [mfTexts.seeHelp(isKnown ? name : null)] : []),
  ];
  process.stderr.write(lines.map((line) => `${line}\n`).join(''));
  if (isJson) say(JSON.stringify({ command: name, exitCode, said: lines }, null, 2));
  return exitCode;
}

export async function runMf(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { commands, smokeTest }: Program = { commands: commandsOfRemotes, smokeTest: null },
): Promise<ExitCode> {
  const [name = 'help', ...rest] = args;
  const isHelp = ['help', '--help', '-h'].includes(name);
  const [topic = '-'] = rest;
  const wanted = isHelp ? (topic.startsWith('-') ? null : topic) : name;
  if (wanted === null) {
    say(await overview(commands));
    return exitCodes.done;
  }
  const load = commands[wanted];
  try {
    if (!load) throw new UsageError(mfTexts.unknownCommand(wanted, Object.keys(commands)));
    const command = await load();
    const call = parseCall(wanted, command, isHelp ? ['--help'] : rest);
    if (call.values['help'] !== true) return await runCommand(call, { env, smokeTest });
    say(helpOf(command));
    return exitCodes.done;
  } catch (error) {
    return printFailure(wanted, error, { isJson: rest.includes('--json'), isKnown: load !== undefined });
  }
}

function onlyHolder(holder: string, named: string | null): string {
  if (named !== null && named.trim() !== holder) throw new UsageError(mfTexts.otherHolder(holder));
  return holder;
}

const PIPELINE_USERS = ['GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILD_REQUESTEDFOR', 'CIRCLE_USERNAME'];

const LONGEST_NAME = 120;

/** The named person, or else who started the pipeline, the user of git, or of this machine. */
function readBy(named: string | null, env: NodeJS.ProcessEnv): string {
  const pipeline = PIPELINE_USERS.map((name) => env[name]).find(Boolean);
  const git = () => spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' }).stdout?.trim();
  return (named?.trim() || pipeline || git() || userInfo().username).slice(0, LONGEST_NAME);
}
