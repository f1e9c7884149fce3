import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BrowserPackage, packageDir, workspaceRoot } from '../build/workspace';
import { IntegrityPlugin } from './IntegrityPlugin';
import { StylesMinifier } from './StylesMinifier';

export type BuildMode = 'production' | 'development';

export interface BuildTarget {
  readonly name: BrowserPackage;
  /** E.g. `0.25.1-3fa94c01`. */
  readonly build: string;
  readonly mode: BuildMode;
  readonly outputDir: string;
  readonly fastRefresh?: boolean;
}

/** Unique per build, because two builds of a remote in a page must not share chunks. */
export const uniqueNameOf = ({ name, build }: BuildTarget) =>
  `formline_${name}_${build}`.replaceAll(/[^A-Za-z0-9_]/g, '_');

const scriptRule = ({ mode, fastRefresh = false }: BuildTarget) => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: { runtime: 'automatic', development: fastRefresh, refresh: fastRefresh },
      },
    },
    sourceMaps: mode === 'development',
  },
});

/** The package's prefix, as the gate demands, and a hash of file and build, because a page may hold two builds. */
const classNames = ({ name, build }: BuildTarget) => ({
  auto: true,
  localIdentName: `${name}-[local]-[hash:base64:5]`,
  localIdentHashSalt: build,
  // One hash per file compresses better than one per class.
  hashStrategy: 'minimal-subset',
});

const styleRule = (target: BuildTarget) => ({
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: classNames(target) } }],
  // Plain style sheets are imported for their side effect.
  sideEffects: true,
});

/**
 * Chromium then compiles a whole script while it arrives, beside the main thread, instead of each function at its first
 * call. After the minifier, which removes comments.
 */
const compiledAtOnce = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

/** Module ids count from the workspace root, so that packages do not collide. */
export function baseConfig(target: BuildTarget): Configuration {
  const { name, mode, outputDir } = target;
  const isProduction = mode === 'production';
  const fileName = isProduction ? '[name].[contenthash:10]' : '[name]';
  return {
    name,
    mode,
    context: workspaceRoot,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: outputDir,
      publicPath: 'auto',
      uniqueName: uniqueNameOf(target),
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    resolveLoader: {
      modules: [packageDir('tooling'), workspaceRoot].map((dir) => path.join(dir, 'node_modules')),
    },
    module: {
      rules: [scriptRule(target), styleRule(target), { test: /\.(woff2|svg)$/, type: 'asset/resource' }],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${fileName}.css` }),
      // Moment imports all of its locales, half of the calendar's size.
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      ...(isProduction ? [compiledAtOnce, new IntegrityPlugin()] : []),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new StylesMinifier(),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    cache: isProduction
      ? false
      : { type: 'filesystem', cacheDirectory: path.join(workspaceRoot, '.cache/webpack') },
  };
}
