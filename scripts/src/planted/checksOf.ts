import path from 'node:path';
import { findChrome } from '../process/findBrowser';
import { WITHOUT_VARIANTS } from '../stages/stages';
import { affectedTests, journeysOf, type Tree } from './affectedTests';
import type { Fault } from './Fault';
import { runInTree, scriptOf } from './treeCommand';

export type Check = () => Promise<string | null>;

type JestScript = 'test:unit' | 'test:api';

const FAILED_FILE = /^FAIL .*?(\S+\.test\.tsx?)/m;

function jestCheck({ folder }: Tree, script: JestScript, files: readonly string[]): Check {
  return async () => {
    const command = `${scriptOf(folder, script)} -w 1 --bail --runTestsByPath ${files.join(' ')}`;
    const { isSuccess, output } = await runInTree(folder, command);
    if (isSuccess) return null;
    return FAILED_FILE.exec(output)?.[1] ?? `what goes before ${script}`;
  };
}

export async function passesStage(folder: string, stage: string): Promise<boolean> {
  const [script = '', ...args] = stage.split(' ');
  const env = script === 'test:e2e' ? { CHROME_PATH: findChrome() } : {};
  const command = [scriptOf(folder, script), ...args].join(' ');
  return (await runInTree(folder, command, env)).isSuccess;
}

function stageCheck({ folder }: Tree, stage: string): Check {
  return async () => ((await passesStage(folder, stage)) ? null : stage);
}

export function checksOf(tree: Tree, fault: Fault): Check[] {
  switch (fault.provenBy) {
    case 'unit':
    case 'api': {
      const script = fault.provenBy === 'api' ? 'test:api' : 'test:unit';
      return affectedTests(tree, fault).map((files) => jestCheck(tree, script, files));
    }
    case 'types':
      return [stageCheck(tree, ['types', ...(fault.tests ?? [])].join(' '))];
    case 'directions':
      return [stageCheck(tree, 'directions')];
    case 'journey':
      return journeysOf(tree, fault).map((file) => {
        const spec = path.relative('e2e', file);
        return stageCheck(
          tree,
          `test:e2e ${spec} ${WITHOUT_VARIANTS.join(' ')} -x --workers=1 --reporter=line`,
        );
      });
  }
}
