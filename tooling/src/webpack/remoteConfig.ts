import path from 'node:path';
import { readdirSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { entryPointKeys, entryPointName } from '@formline/shared/contracts/platform/entryPoints';
import { packageDir } from '../build/workspace';
import { baseConfig, type BuildTarget, uniqueNameOf } from './baseConfig';

const exposesOf = (srcDir: string) =>
  Object.fromEntries(
    readdirSync(path.join(srcDir, 'expose'))
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => path.basename(file, '.tsx'))
      .map((name) => [`./${name}`, { import: path.join(srcDir, 'expose', `${name}.tsx`), name }]),
  );

export function remoteConfig(
  target: BuildTarget,
  srcDir = path.join(packageDir(target.name), 'src'),
): Configuration {
  const base = baseConfig(target);
  const uniqueName = uniqueNameOf(target);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: uniqueName,
        library: { type: 'var', name: uniqueName },
        filename: 'remoteEntry.js',
        exposes: exposesOf(srcDir),
        shared: remoteShared,
        shareStrategy: 'loaded-first',
        // The host provides the federation runtime, which would triple a remote's size.
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        manifest: target.mode === 'production',
        dts: false,
        dev: false,
      }),
    ],
  };
}

const singleton = (requiredVersion: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  import: false as const,
});

export const remoteShared = {
  react: singleton('^19.0.0'),
  'react/jsx-runtime': singleton('^19.0.0'),
  'react-dom': singleton('^19.0.0'),
  ...Object.fromEntries(
    // Which version has all that a build uses is known once it is built: its contract says so, and the gate compares.
    entryPointKeys.map((key) => [entryPointName(key), singleton('>=1.0.0')]),
  ),
};
