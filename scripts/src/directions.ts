/** `directions.ts [folder]`: checks imports and the shape of sources. Fails when it has read nothing. */
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { say } from './process/progress';
import { type ImportReport, readImports } from './imports/readImports';
import { breachesOf, describeShape, examplesOf, shapeOf, trackedSources } from './shape/sourceShape';

type Violation = ImportReport['violations'][number];

const described = ({ rule, from, to, cycle }: Violation) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`;

async function checkDirections(folder: string): Promise<boolean> {
  const { modules, dependencies, violations } = await readImports(folder);
  for (const violation of violations) say(described(violation));
  say(`${modules.length} modules, ${dependencies} dependencies, ${violations.length} breaches`);
  return violations.length === 0 && modules.length > 0 && dependencies > 0;
}

function checkShape(): boolean {
  const sources = trackedSources(workspaceRoot);
  const shape = shapeOf(sources);
  const breaches = breachesOf(shape);
  say(describeShape(shape));
  for (const breach of breaches) say(`shape: ${breach}`);
  if (breaches.length > 0) for (const example of examplesOf(sources)) say(`  ${example}`);
  return breaches.length === 0;
}

process.exitCode = 1;
const folder = path.resolve(process.argv[2] ?? workspaceRoot);
const hasShape = folder !== workspaceRoot || checkShape();
void checkDirections(folder).then((isRight) => {
  process.exitCode = isRight && hasShape ? 0 : 1;
});
