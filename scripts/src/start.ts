/** `npm start`: builds what is stale, opens the data, and serves the product. */
import { isConfigFileBroken } from '@formline/tooling/gateway/configFile';
import { assertPortFree } from './process/assertPortFree';
import { PlainError } from './process/plainError';
import { runProgram } from './process/runProgram';
import { say, startProgress } from './process/progress';
import { setDataAside } from './start/dataFolder';
import { startTexts } from './start/start.texts';
import { type ApiSource, readStartSettings, type StartSettings } from './start/startSettings';

const NEW_DATA = '--new-data';

function sayReady(url: string, { api, seedDemo, configFile }: StartSettings): void {
  const { brokenConfig, demo, howToStop, ready } = startTexts;
  if (configFile !== null && isConfigFileBroken(configFile)) say(brokenConfig(configFile));
  const accounts = seedDemo ? [...demo, ''] : [];
  for (const line of ['', ready(url), '', ...accounts, dataLocation(api), howToStop]) say(line);
}

function dataLocation(api: ApiSource): string {
  switch (api.kind) {
    case 'embedded':
      return startTexts.data.embedded(api.dataDir);
    case 'database':
      return startTexts.data.database;
    case 'remote':
      return startTexts.data.remote(api.url);
  }
}

/** @throws PlainError for an unknown option, so that a typo does not start on the old data */
function wantsNewData(): boolean {
  const [option, ...others] = process.argv.slice(2);
  const unknown = option === NEW_DATA ? others[0] : option;
  if (unknown !== undefined) throw new PlainError(startTexts.unknownOption(unknown));
  return option === NEW_DATA;
}

async function beginWithNewData({ api, port, host }: StartSettings): Promise<void> {
  if (api.kind !== 'embedded') throw new PlainError(startTexts.noDataFolder);
  await assertPortFree(port, host);
  const aside = await setDataAside(api.dataDir, new Date());
  if (aside !== null) say(startTexts.dataRenamed(aside));
}

runProgram(async (running) => {
  const isNewData = wantsNewData();
  const settings = readStartSettings(process.env);
  if (isNewData) await beginWithNewData(settings);
  // Loaded last, so that invalid options are refused at once.
  const { startFormline } = await import('./start/startFormline');
  const url = await startFormline({ settings, running, onProgress: startProgress() });
  sayReady(url, settings);
});
