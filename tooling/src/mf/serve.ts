import { once } from 'node:events';
import { startDeliveryServer } from '../delivery/server/startDeliveryServer';
import { type Call, type Command, type Outcome, UsageError } from './Command';
import { mfTexts } from './mf.texts';
import { tokensFileOf, tokensOption } from './token';

const texts = mfTexts.serve;
const usage = 'serve --tokens <file> [--port 3300] [--host 127.0.0.1]';
const DEFAULT_PORT = '3300';
const LARGEST_PORT = 65_535;

async function run(call: Call): Promise<Outcome> {
  const port = call.text('port') ?? DEFAULT_PORT;
  if (call.words.length > 0) throw new UsageError(mfTexts.wordsMissing(usage));
  if (!/^\d+$/.test(port) || Number(port) > LARGEST_PORT) throw new UsageError(texts.badPort(port));
  const server = await startDeliveryServer({
    store: call.store,
    tokensFile: tokensFileOf(call),
    host: call.text('host') ?? '127.0.0.1',
    port: Number(port),
  });
  process.stdout.write(`${texts.ready(server.url, call.store.location)}\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
  return { lines: [texts.stopped], data: {} };
}

export const serve: Command = {
  usage,
  summary: texts.summary,
  details: texts.details,
  options: {
    ...tokensOption,
    port: { type: 'string', help: texts.portHelp },
    host: { type: 'string', help: texts.hostHelp },
  },
  run,
};
