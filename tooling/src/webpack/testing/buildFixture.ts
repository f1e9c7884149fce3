import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { packageDir } from '../../build/workspace';
import { remoteConfig } from '../remoteConfig';

interface Fixture {
  readonly files: Readonly<Record<string, string>>;
  readonly plugins?: readonly WebpackPluginInstance[];
}

export function fixtureRemote() {
  const folder = mkdtempSync(path.join(packageDir('tooling'), 'node_modules/.formline-fixture-'));
  const outputDir = path.join(folder, 'dist');
  const sourceDir = path.join(folder, 'src');
  const build = ({ files, plugins = [] }: Fixture) => {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(sourceDir, file)), { recursive: true });
      writeFileSync(path.join(sourceDir, file), content);
    }
    const config = remoteConfig(
      { name: 'mf-clients', build: 'test', mode: 'production', outputDir },
      sourceDir,
    );
    return new Promise<void>((resolve, reject) => {
      webpack({ ...config, plugins: [...(config.plugins ?? []), ...plugins] }, (error, stats) => {
        if (!error && !stats?.hasErrors()) resolve();
        else reject(error ?? new Error(stats?.toString('errors-only')));
      });
    });
  };
  return { outputDir, build, remove: () => rmSync(folder, { recursive: true }) };
}
