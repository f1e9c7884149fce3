import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from './Fault';
import { plantFault, plantingProblem, restorePlanted } from './plantFault';

const fault: Fault = {
  id: 'always-allowed',
  kind: 'missing policy',
  file: 'src/policy.ts',
  find: 'actor.isOwner',
  replace: "true /* $' */",
  provenBy: 'unit',
};
const TEXT = 'export const mayEdit = (actor) => actor.isOwner;\n';

let tree: string;
const inTree = () => readFileSync(path.join(tree, fault.file), 'utf8');

beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'formline-planted-test-'));
  mkdirSync(path.join(tree, 'src'));
  writeFileSync(path.join(tree, fault.file), TEXT);
});
afterEach(() => rmSync(tree, { recursive: true }));

it('plants a fault letter for letter and puts the file back', () => {
  plantFault(tree, fault);
  expect(inTree()).toBe("export const mayEdit = (actor) => true /* $' */;\n");
  restorePlanted(tree);
  expect(inTree()).toBe(TEXT);
  expect(existsSync(path.join(tree, '.cache/planted.json'))).toBe(false);
});

it('leaves the fault of a run that is still at work', () => {
  plantFault(tree, fault);
  const journal = path.join(tree, '.cache/planted.json');
  const written = readFileSync(journal, 'utf8');
  writeFileSync(journal, written.replace(`"pid":${process.pid}`, `"pid":${process.ppid}`));
  expect(() => restorePlanted(tree)).toThrow(`Process ${process.ppid} plants faults`);
  expect(inTree()).not.toBe(TEXT);
});

it('has nothing to put back when nothing is planted', () => {
  restorePlanted(tree);
  expect(inTree()).toBe(TEXT);
});

it('plants nothing where the text is not found', () => {
  expect(() => plantFault(tree, { ...fault, find: 'actor.isAdmin' })).toThrow(/found 0 times/);
  expect(inTree()).toBe(TEXT);
});

it('tells a text that is there twice and a fault that changes nothing', () => {
  expect(plantingProblem({ find: 'a', replace: 'b' }, 'a a')).toBe('is found 2 times instead of once');
  expect(plantingProblem({ find: 'a', replace: 'a' }, 'a')).toBe('changes nothing');
  expect(plantingProblem({ find: 'a', replace: 'b' }, 'a')).toBeNull();
});
