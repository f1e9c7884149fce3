/** `pnpm serve <folder|s3://…>`: a gateway over a site of `pnpm mf`, with the API of `API_URL`. Builds nothing. */
import { readNewest } from '@formline/tooling/delivery/registryFile';
import { openStore } from '@formline/tooling/delivery/store/openStore';
import { startGateway } from '@formline/tooling/gateway';
import { openServedSite } from '@formline/tooling/gateway/openServedSite';
import { assertPortFree } from './process/assertPortFree';
import { PlainError } from './process/plainError';
import { say } from './process/progress';
import { runProgram } from './process/runProgram';
import { startTexts } from './start/start.texts';
import { readStartSettings } from './start/startSettings';

const serveTexts = {
  usage: 'It is called as: API_URL=https://api.example pnpm serve <folder of a site, or s3://bucket/prefix>',
  noSite: (folder: string) =>
    `${folder} holds no site: it has no registry. Deliver a host there first: pnpm mf publish host --store ${folder}`,
};

runProgram(async (running) => {
  const [address] = process.argv.slice(2);
  const { port, host, configFile, cacheDir, api } = readStartSettings(process.env);
  if (address === undefined || api.kind !== 'remote') throw new PlainError(serveTexts.usage);
  const store = await openStore(address, process.env);
  if (!(await readNewest(store))) throw new PlainError(serveTexts.noSite(address));
  await assertPortFree(port, host);
  const { siteDir, mirror } = await running.add(() =>
    openServedSite(address, { cacheDir, env: process.env }),
  );
  const options = { siteDir, apiUrl: api.url, port, host };
  const gateway = await running.add(() =>
    startGateway({ ...options, ...(mirror && { mirror }), ...(configFile !== null && { configFile }) }),
  );
  say(startTexts.ready(gateway.url));
});
