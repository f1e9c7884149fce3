/** `pnpm serve <folder>`: a gateway over a site of `pnpm mf`, with the API of `API_URL`. Builds nothing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startGateway } from '@formline/tooling/gateway';
import { assertPortFree } from './process/assertPortFree';
import { PlainError } from './process/plainError';
import { say } from './process/progress';
import { runProgram } from './process/runProgram';
import { startTexts } from './start/start.texts';
import { readStartSettings } from './start/startSettings';

const serveTexts = {
  usage: 'It is called as: API_URL=https://api.example pnpm serve <folder of a site>',
  noSite: (folder: string) =>
    `${folder} holds no site: it has no index.html. Deliver a host there first: pnpm mf publish host --store ${folder}`,
};

runProgram(async (running) => {
  const [folder] = process.argv.slice(2);
  const { port, host, configFile, api } = readStartSettings(process.env);
  if (folder === undefined || api.kind !== 'remote') throw new PlainError(serveTexts.usage);
  const siteDir = path.resolve(folder);
  if (!existsSync(path.join(siteDir, 'index.html'))) throw new PlainError(serveTexts.noSite(siteDir));
  await assertPortFree(port, host);
  const gateway = await running.add(() =>
    startGateway({ siteDir, apiUrl: api.url, port, host, ...(configFile !== null && { configFile }) }),
  );
  say(startTexts.ready(gateway.url));
});
