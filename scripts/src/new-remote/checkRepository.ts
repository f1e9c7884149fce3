/**
 * `pnpm mf:standalone:check`: a remote goes from an empty folder to a page of a running dashboard, and is edited. It
 * has nothing of this workspace but the packed packages, and a token of the delivery server.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addToken } from '@formline/tooling/delivery/server/deliveryTokens';
import { startDeliveryServer } from '@formline/tooling/delivery/server/startDeliveryServer';
import { openStore } from '@formline/tooling/delivery/store/openStore';
import { PlainError } from '../process/plainError';
import { say, startProgress } from '../process/progress';
import { runCommand } from '../process/runCommand';
import { runProgram } from '../process/runProgram';
import type { Running } from '../process/running';
import { readSmokeAccounts } from '../smoke/readSmokeAccounts';
import { runSmoke } from '../smoke/runSmoke';
import { newRemoteTexts as texts } from './newRemote.texts';
import { startDashboard } from './startDashboard';
import { tryDevelopment } from './tryDevelopment';
import { writeRepository } from './writeRepository';

const REMOTE = 'mf-nutrition';

async function startDeliveries(running: Running, folder: string) {
  const tokensFile = path.join(folder, 'tokens.json');
  const { token } = await addToken(tokensFile, {
    holder: 'Team Nutrition',
    packages: [REMOTE],
    rights: ['publish', 'promote'],
  });
  const store = await openStore(path.join(folder, 'site'), {});
  const server = await running.add(() =>
    startDeliveryServer({ store, tokensFile, host: '127.0.0.1', port: 0 }),
  );
  return { MF_STORE: server.url, MF_TOKEN: token };
}

/** A team's terminal: in its folder, with the programs that it has installed. */
async function step(command: string, cwd: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const started = performance.now();
  const { isSuccess, output } = await runCommand(command, { cwd, env });
  if (!isSuccess) throw new PlainError(`${texts.failed(command)}\n${output}`);
  say(texts.passed(command, ((performance.now() - started) / 1000).toFixed(1)));
}

async function assertShown(url: string): Promise<void> {
  const { pages } = await runSmoke({ url, remote: REMOTE, credentials: readSmokeAccounts({}, url) });
  const wrong = pages.flatMap(({ findings }) => findings.filter(({ ok }) => !ok));
  if (pages.length === 0 || wrong.length > 0)
    throw new PlainError(`${texts.failed('page')}\n${JSON.stringify(wrong, null, 2)}`);
}

runProgram(async (running) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-standalone-'));
  await running.add(async () => ({ close: async () => rmSync(folder, { recursive: true }) }));
  const repository = path.join(folder, 'nutrition');
  const url = await startDashboard(running, folder);
  const env = await startDeliveries(running, folder);
  const progress = startProgress();
  await writeRepository(repository, REMOTE);
  const commands = ['npm install --no-audit --no-fund', 'npm run types', 'npm test', 'npm run build'];
  for (const command of commands) await step(command, repository);
  const [build] = readdirSync(path.join(repository, REMOTE, 'dist'));
  const deliveries = ['publish', 'check', 'promote'].map(
    (name) => `npx mf ${name} ${REMOTE}${name === 'publish' ? '' : ` ${build}`}`,
  );
  for (const command of deliveries) await step(command, repository, { ...env, MF_API_URL: url });
  await assertShown(url);
  progress(texts.live(REMOTE, commands.length + deliveries.length + 1));
  say(texts.edited);
  const tools = 'node_modules/@formline/tooling';
  console.table([await tryDevelopment({ running, repository, tools, remote: REMOTE, url })]);
  await running.close();
  process.exit(0);
});
