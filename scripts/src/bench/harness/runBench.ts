import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startProgress } from '../../process/progress';
import type { Running } from '../../process/running';
import { runProgram } from '../../process/runProgram';
import type { Verdict } from './figures';

export interface Bench {
  readonly running: Running;
  readonly onProgress: (line: string) => void;
  readonly folder: () => Promise<string>;
}

interface Given<Name extends string> extends Bench {
  readonly text: (name: Name) => string;
  readonly number: (name: Name) => number;
  readonly has: (name: Name) => boolean;
}

/** Options with their defaults; `false` makes a flag. A word without a name is the value of the first option. */
type Options<Name extends string> = Readonly<Record<Name, string | number | false>>;

/** Prints the verdicts and ends with 1 when one is missed. */
export function runBench<Name extends string>(
  options: Options<Name>,
  work: (bench: Given<Name>) => Promise<readonly Verdict[]>,
): void {
  runProgram(async (running) => {
    const given = readOptions(options);
    printMachineLoad('before');
    const verdicts = await work({
      running,
      onProgress: startProgress(),
      folder: () => temporaryFolder(running),
      text: (name) => String(given[name]),
      number: (name) => Number(given[name]),
      has: (name) => given[name] === true,
    });
    printMachineLoad('after');
    console.table(verdicts.map(({ isMet, ...row }) => ({ ...row, verdict: isMet ? 'met' : 'MISSED' })));
    await running.close();
    process.exit(verdicts.every(({ isMet }) => isMet) ? 0 : 1);
  });
}

function readOptions(defaults: Options<string>): Readonly<Record<string, unknown>> {
  const options: Record<string, { type: 'string' | 'boolean'; default: string | boolean }> = {};
  for (const [name, value] of Object.entries(defaults)) {
    options[name] =
      value === false ? { type: 'boolean', default: false } : { type: 'string', default: String(value) };
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [first = ''] = Object.keys(defaults);
  return positionals[0] === undefined ? values : { ...values, [first]: positionals[0] };
}

const printMachineLoad = (when: string) =>
  console.log(
    `load ${when}: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );

async function temporaryFolder(running: Running): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'formline-bench-'));
  await running.add(async () => ({ close: () => rm(folder, { recursive: true, force: true }) }));
  return folder;
}

/** Measures each peer once a round. Each round begins with another peer, so that other load affects all alike. */
export async function takeTurns<Peer, Result>(
  peers: Readonly<Record<string, Peer>>,
  rounds: number,
  measure: (peer: Peer, name: string, round: number) => Promise<Result>,
): Promise<(name: string) => readonly Result[]> {
  const all = Object.entries(peers);
  const results = new Map(all.map(([name]) => [name, new Array<Result>()]));
  for (let round = 0; round < rounds; round += 1) {
    const from = round % all.length;
    for (const [name, peer] of [...all.slice(from), ...all.slice(0, from)]) {
      results.get(name)?.push(await measure(peer, name, round));
    }
  }
  return (name) => results.get(name) ?? [];
}
