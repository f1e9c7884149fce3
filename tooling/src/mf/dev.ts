import { once } from 'node:events';
import { remoteNames } from '../build/workspace';
import { DeliveryError } from '../delivery/DeliveryError';
import { devTexts } from '../dev/dev.texts';
import {
  DEFAULT_DASHBOARD,
  DEFAULT_REMOTE_PORT,
  isDashboard,
  startRemoteDevelopment,
} from '../dev/startDevelopment';
import { type Call, type Command, type Outcome, UsageError } from './Command';
import { mfTexts } from './mf.texts';

const texts = mfTexts.dev;
const usage = 'dev <remote> [--host http://localhost:3000] [--port 3100] [--deployed-host]';

async function run({ words: [wanted = '', ...more], text, has, isDryRun }: Call): Promise<Outcome> {
  const name = remoteNames.find((candidate) => candidate === wanted);
  if (more.length > 0 || wanted === '') throw new UsageError(mfTexts.wordsMissing(usage));
  if (!name) throw new UsageError(devTexts.unknownRemote(wanted, remoteNames));
  if (isDryRun) throw new UsageError(texts.noDryRun);
  const port = Number(text('port') ?? (process.env['PORT'] || DEFAULT_REMOTE_PORT));
  if (!Number.isInteger(port)) throw new UsageError(texts.badPort);
  const hostUrl = text('host') ?? DEFAULT_DASHBOARD;
  if (!(await isDashboard(hostUrl))) throw new DeliveryError(devTexts.hostUnreachable(hostUrl));
  const onProgress = (line: string) => void process.stdout.write(`${line}\n`);
  const usesDeployedHost = has('deployed-host');
  const development = await startRemoteDevelopment(name, { port, onProgress, hostUrl, usesDeployedHost });
  onProgress(devTexts.ready(`http://localhost:${port}`));
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await development.close();
  return { lines: [texts.stopped], data: {} };
}

export const dev: Command = {
  usage,
  summary: texts.summary,
  options: {
    host: { type: 'string', help: texts.hostHelp },
    port: { type: 'string', help: texts.portHelp },
    'deployed-host': { type: 'boolean', help: texts.deployedHostHelp },
  },
  run,
};
