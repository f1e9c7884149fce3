import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { bundle } from '../build/bundle';
import { isInstalled, workspaceRoot } from '../build/workspace';
import type { BuildTarget } from '../webpack/baseConfig';
import { withFastRefresh } from '../webpack/fastRefresh';
import { hostConfig } from '../webpack/hostConfig';
import { DEV_BUILD } from './devSite';

/** Of the page that a browser opens. */
export const DEV_HOST_PATH = `/host/${DEV_BUILD}/`;

/** The package in the repository of another team. */
export const DEV_HOST_PACKAGE = '@formline/dev-host';

/** Holds the host with development's React, without which an edit cannot keep the page's state. */
export const devHostDir = isInstalled
  ? path.join(workspaceRoot, 'node_modules', DEV_HOST_PACKAGE)
  : path.join(workspaceRoot, '.cache/dev-host');

export function devHostConfig(outputDir: string): Configuration {
  const target: BuildTarget = {
    name: 'host',
    build: DEV_BUILD,
    mode: 'development',
    outputDir,
    fastRefresh: true,
  };
  const config = hostConfig(target);
  return withFastRefresh({ ...config, output: { ...config.output, publicPath: DEV_HOST_PATH } });
}

/** From the sources of this workspace. Quick when they are those of the last time. */
export async function buildDevHost(outputDir = devHostDir): Promise<void> {
  const config = devHostConfig(outputDir);
  const replacing = new webpack.HotModuleReplacementPlugin();
  await bundle({ ...config, plugins: [...(config.plugins ?? []), replacing] });
}
