import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { readHistories, versionsOf } from '../build/entryPointVersions';
import { packageDir } from '../build/workspace';
import { baseConfig, type BuildTarget } from './baseConfig';

/** The federation runtime is a lazy chunk, so that the first paint does not wait for it. */
export function hostConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target);
  return {
    ...base,
    entry: { main: path.join(packageDir('host'), 'src/bootstrap/start.tsx') },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        // Federation runtime: browser only, no deployment service.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: JSON.stringify(true),
        ENTRY_POINT_VERSIONS: JSON.stringify(versionsOf(readHistories())),
      }),
    ],
    optimization: {
      ...base.optimization,
      // One chunk, because every page with a remote needs all of the federation runtime.
      splitChunks: { chunks: (chunk) => chunk.name !== 'federation' && !chunk.canBeInitial() },
    },
  };
}
