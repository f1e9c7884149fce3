/** Prepares a fresh clone: Node, pinned pnpm, dependencies. Plain syntax, so that old Node versions can run it. */
import { spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

export const PNPM = 'pnpm@12.21.0';
const OLDEST_NODE = [20, 19];

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function isNodeTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}

export function dependenciesDigest(folder) {
  const packages = readdirSync(folder)
    .map((name) => join(name, 'package.json'))
    .filter((file) => existsSync(join(folder, file)));
  const hash = createHash('sha256').update(PNPM);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packages.sort()]) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function installDependencies() {
  const stamp = join(root, 'node_modules', '.formline-install');
  const digest = dependenciesDigest(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  process.stdout.write(`Installing the dependencies with ${PNPM} …\n`);
  const { status } = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: Object.assign({}, process.env, { CI: 'true' }),
  });
  if (status !== 0) fail('The dependencies could not be installed: the lines above say why.');
  writeFileSync(stamp, digest);
}

export function runTypeScript(file) {
  if (isNodeTooOld(process.versions.node)) {
    fail(`Formline needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
  }
  installDependencies();
  process.chdir(root);
  import('tsx').then(() => import(`./src/${file}`)).catch((error) => fail(error.stack));
}
