/**
 * Checks who leans on whom: `directions.ts [folder]`, by default over this workspace.
 * A run that has read nothing proves nothing and fails.
 */
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { say } from './process/progress';
import { type ImportReport, readImports } from './imports/readImports';

type Violation = ImportReport['violations'][number];

const described = ({ rule, from, to, cycle }: Violation) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`;

async function checkDirections(folder: string): Promise<boolean> {
  const { modules, dependencies, violations } = await readImports(folder);
  for (const violation of violations) say(described(violation));
  say(`${modules.length} modules, ${dependencies} dependencies, ${violations.length} breaches`);
  return violations.length === 0 && modules.length > 0 && dependencies > 0;
}

process.exitCode = 1;
void checkDirections(path.resolve(process.argv[2] ?? workspaceRoot)).then((isRight) => {
  process.exitCode = isRight ? 0 : 1;
});
