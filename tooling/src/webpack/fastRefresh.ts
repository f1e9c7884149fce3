import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const sharedRuntime = path.join(path.dirname(fileURLToPath(import.meta.url)), 'refreshRuntime.cjs');
const realRuntime = path.join(
  path.dirname(require.resolve('react-refresh/package.json')),
  'cjs/react-refresh-runtime.development.js',
);

export function withFastRefresh(config: Configuration): Configuration {
  return {
    ...config,
    resolve: { ...config.resolve, alias: { REAL_REFRESH_RUNTIME: realRuntime } },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]react-refresh[\\/]runtime(\.js)?$|^react-refresh\/runtime$/,
        sharedRuntime,
      ),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /refreshRuntime\.cjs$/] }),
    ],
  };
}
