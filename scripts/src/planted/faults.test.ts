import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { packageFolders } from '../imports/readImports';
import { faultKinds } from './Fault';
import { faults } from './faults';
import { plantingProblem } from './plantFault';

it.each(faults.map((fault) => [fault.id, fault] as const))('can plant %s', (_id, fault) => {
  const text = readFileSync(path.join(workspaceRoot, fault.file), 'utf8');
  expect(plantingProblem(fault, text)).toBeNull();
});

it('plants 61 faults, each under a name of its own', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(61);
  expect(faults).toHaveLength(61);
});

it('plants every kind of fault', () => {
  const planted = new Set(faults.map(({ kind }) => kind));
  expect(faultKinds.filter((kind) => !planted.has(kind))).toEqual([]);
});

it('plants in every package but the journeys and the page of the kit', () => {
  const planted = new Set(faults.map(({ file }) => file.split('/')[0]));
  const unplanted = packageFolders(workspaceRoot).filter((name) => !planted.has(name));
  expect(unplanted.sort((one, other) => one.localeCompare(other))).toEqual(['e2e', 'ui-page']);
});

it('names tests, packages and journeys that are there', () => {
  const named = faults.flatMap(({ tests = [] }) => tests);
  expect(named.filter((index) => !existsSync(path.join(workspaceRoot, index)))).toEqual([]);
});
