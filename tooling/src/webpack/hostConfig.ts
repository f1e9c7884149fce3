import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { packageDir } from '../build/workspace';
import { baseConfig, type BuildTarget } from './baseConfig';

/**
 * Build of the host: a plain application. It brings the federation runtime itself and loads it lazily, so that the
 * first paint never waits for it.
 */
export function hostConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target);
  return {
    ...base,
    entry: { main: path.join(packageDir('host'), 'src/bootstrap/start.tsx') },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        // Switches of the federation runtime: browser only, no snapshot of a deployment service.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: JSON.stringify(true),
      }),
    ],
    optimization: {
      ...base.optimization,
      // Every page with a remote needs all of the federation's chunk: in parts it would only be larger, and one request more.
      splitChunks: { chunks: (chunk) => chunk.name !== 'federation' && !chunk.canBeInitial() },
    },
  };
}
