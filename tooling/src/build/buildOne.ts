import { buildPackage } from './buildPackage';
import { browserPackages } from './workspace';

const [, , wanted, build] = process.argv;
const name = browserPackages.find((candidate) => candidate === wanted);
if (!name || !build) throw new Error(`Unknown package to build: ${wanted}`);
try {
  await buildPackage(name, build);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
