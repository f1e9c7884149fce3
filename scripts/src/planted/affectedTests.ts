import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../process/plainError';
import type { Fault } from './Fault';
import { distancesFrom, type Importers } from './importGraph';
import { nearestTests } from './nearestTests';

export interface Tree {
  readonly folder: string;
  readonly importers: Importers;
}

const TEST_FILE = /\.test\.tsx?$/;

function testsAt(folder: string, index: string): string[] {
  const full = path.join(folder, index);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [index];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEST_FILE.test(name))
    .map((name) => path.join(index, name));
}

export function affectedTests({ folder, importers }: Tree, fault: Fault): string[][] {
  const isOfApi = fault.provenBy === 'api';
  const related = [...distancesFrom(importers, fault.file)].filter(
    ([file]) => TEST_FILE.test(file) && file.startsWith('api/') === isOfApi,
  );
  const rounds = nearestTests(fault.file, new Map(related));
  const named = (fault.tests ?? []).flatMap((index) => testsAt(folder, index));
  const others = named.filter((test) => rounds.every((round) => !round.includes(test)));
  if (others.length > 0) rounds.push(others);
  if (rounds.length === 0) throw new PlainError(`${fault.id}: no test is affected.`);
  return rounds;
}

export function journeysOf({ folder }: Tree, { id, tests = [] }: Fault): string[] {
  const journeys = tests.filter((file) => existsSync(path.join(folder, file)));
  if (journeys.length === 0) throw new PlainError(`${id}: none of its journeys is there.`);
  return journeys;
}
