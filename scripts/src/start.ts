/** `npm start`: builds what is stale, opens the data, and serves the whole product at one address. */
import { isConfigFileBroken } from '@formline/tooling/gateway/configFile';
import { runProgram } from './runProgram';
import { say, startProgress } from './progress';
import { startTexts } from './start.texts';
import { startFormline } from './startFormline';
import { type ApiSource, readStartSettings, type StartSettings } from './startSettings';

function sayReady(url: string, { api, seedDemo, configFile }: StartSettings): void {
  const { brokenConfig, demo, howToStop, ready } = startTexts;
  if (configFile !== null && isConfigFileBroken(configFile)) say(brokenConfig(configFile));
  const accounts = seedDemo ? [...demo, ''] : [];
  for (const line of ['', ready(url), '', ...accounts, placeOfData(api), howToStop]) say(line);
}

function placeOfData(api: ApiSource): string {
  switch (api.kind) {
    case 'embedded':
      return startTexts.data.embedded(api.dataDir);
    case 'database':
      return startTexts.data.database;
    case 'remote':
      return startTexts.data.remote(api.url);
  }
}

runProgram(async (running) => {
  const settings = readStartSettings(process.env);
  const url = await startFormline({ settings, running, onProgress: startProgress() });
  sayReady(url, settings);
});
