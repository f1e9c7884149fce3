import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { PlainError } from '../process/plainError';
import type { Fault } from './Fault';

const journalSchema = z.object({ pid: z.number(), file: z.string(), text: z.string() });

const journalOf = (tree: string) => path.join(tree, '.cache/planted.json');

export function plantingProblem(
  { find, replace }: Pick<Fault, 'find' | 'replace'>,
  text: string,
): string | null {
  const times = text.split(find).length - 1;
  if (times !== 1) return `is found ${times} times instead of once`;
  return find === replace ? 'changes nothing' : null;
}

/** A backup beside the file survives a killed run. */
export function plantFault(tree: string, fault: Fault): void {
  const file = path.join(tree, fault.file);
  const text = readFileSync(file, 'utf8');
  const problem = plantingProblem(fault, text);
  if (problem !== null) throw new PlainError(`${fault.id}: its text ${problem} in ${fault.file}.`);
  mkdirSync(path.dirname(journalOf(tree)), { recursive: true });
  writeFileSync(journalOf(tree), JSON.stringify({ pid: process.pid, file: fault.file, text }));
  // A function, because `$` is special in a replacement string.
  writeFileSync(
    file,
    text.replace(fault.find, () => fault.replace),
  );
}

export function restorePlanted(tree: string): void {
  const journal = journalOf(tree);
  if (!existsSync(journal)) return;
  const read = z.safeParse(journalSchema, JSON.parse(readFileSync(journal, 'utf8')));
  if (!read.success) throw new PlainError(`${journal} cannot be read: restore its file by hand.`);
  const { pid, file, text } = read.data;
  // Two runs in one tree would revert each other's faults.
  if (pid !== process.pid && isRunning(pid)) throw new PlainError(`Process ${pid} plants faults in ${tree}.`);
  writeFileSync(path.join(tree, file), text);
  rmSync(journal);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
