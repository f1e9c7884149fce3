import path from 'node:path';
import { findChrome } from '../findChrome';
import { affectedTests, journeysOf, type Tree } from './affectedTests';
import type { Fault } from './Fault';
import { runInTree, scriptOf } from './treeCommand';

/** Something that may notice a fault; answers what failed, as a check that can be run alone, or null. */
export interface Check {
  /** What it is called in the output. */
  readonly name: string;
  readonly run: () => Promise<Check | null>;
}

type JestScript = 'test:unit' | 'test:api';

const FAILED_FILE = /^FAIL .*?(\S+\.test\.tsx?)/m;

/** Test files run together until the first of them fails. */
function jestCheck(tree: Tree, script: JestScript, files: readonly string[]): Check {
  const run = async () => {
    const command = `${scriptOf(tree.folder, script)} -w 1 --bail --runTestsByPath ${files.join(' ')}`;
    const { isSuccess, output } = await runInTree(tree.folder, command);
    if (isSuccess) return null;
    const failed = FAILED_FILE.exec(output)?.[1];
    if (failed !== undefined) return jestCheck(tree, script, [failed]);
    return { ...jestCheck(tree, script, files.slice(0, 1)), name: `what goes before ${script}` };
  };
  return { name: files.length === 1 ? files.join() : `${files.length} test files`, run };
}

/** A whole stage, with arguments. */
function stageCheck(tree: Tree, script: string, args: string): Check {
  const check: Check = {
    name: `${script} ${args}`.trim(),
    run: async () => {
      const env = script === 'test:e2e' ? { CHROME_PATH: findChrome() } : {};
      const { isSuccess } = await runInTree(tree.folder, `${scriptOf(tree.folder, script)} ${args}`, env);
      return isSuccess ? null : check;
    },
  };
  return check;
}

/** What may notice a fault, the nearest first. */
export function checksOf(tree: Tree, fault: Fault): Check[] {
  switch (fault.provenBy) {
    case 'unit':
    case 'api': {
      const script = fault.provenBy === 'api' ? 'test:api' : 'test:unit';
      return affectedTests(tree, fault).map((files) => jestCheck(tree, script, files));
    }
    case 'types':
      return [stageCheck(tree, 'types', (fault.tests ?? []).join(' '))];
    case 'directions':
      return [stageCheck(tree, 'directions', '')];
    case 'journey':
      return journeysOf(tree, fault).map((file) => {
        const spec = path.relative('e2e', file);
        return stageCheck(tree, 'test:e2e', `${spec} -x --workers=1 --reporter=line`);
      });
  }
}
