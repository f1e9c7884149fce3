import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { readHistories, versionsOf } from '../build/entryPointVersions';
import { packageDir } from '../build/workspace';
import { baseConfig, type BuildTarget } from './baseConfig';

/** Not divided, and loaded without other chunks: modules that they share with others are in both. */
const standaloneChunks = new Set<string | null | undefined>(['federation', 'updates']);

/**
 * One script each, because almost every page needs all of them, in this order. Webpack would divide them by who else
 * uses a module, and each part is one more request to make and one more script to start.
 */
const mergedChunks = ['kit', 'http', 'overlays', 'signed-in'];

const mergedChunk = (name: string, priority: number) => ({
  name: `${name}-scripts`,
  priority,
  enforce: true,
  test: (module: webpack.Module, { chunkGraph }: { readonly chunkGraph: webpack.ChunkGraph }) =>
    module.type.startsWith('javascript') &&
    chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === name),
});

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
      splitChunks: {
        chunks: (chunk) => !standaloneChunks.has(chunk.name) && !chunk.canBeInitial(),
        cacheGroups: Object.fromEntries(mergedChunks.map((name, index) => [name, mergedChunk(name, -index)])),
      },
    },
  };
}
