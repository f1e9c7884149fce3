import { buildPackage } from './buildPackage';
import { nameBuilds } from './nameBuild';
import { browserPackages } from './workspace';

const [, , wanted, build] = process.argv;
const name = browserPackages.find((candidate) => candidate === wanted);
if (!name || !build) throw new Error(`Unknown package to build: ${wanted}`);
try {
  const [named] = await nameBuilds([name]);
  if (named?.build !== build) throw new Error('Its sources changed meanwhile. Build again.');
  for (const line of await buildPackage(named)) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
