import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { type BrowserPackage, buildDir, type RemoteName } from '../build/workspace';
import type { BuildTarget } from '../webpack/baseConfig';
import { withFastRefresh } from '../webpack/fastRefresh';
import { remoteConfig } from '../webpack/remoteConfig';
import { DEV_HOST_PATH, devHostConfig } from './devHost';
import { DEV_BUILD } from './devSite';

export const devPath = (name: BrowserPackage) =>
  name === 'host' ? DEV_HOST_PATH : `/remotes/${name}/${DEV_BUILD}/`;

export const devSocketPath = (name: BrowserPackage) => `/dev-socket/${name}`;

/** `refresh` in the host with development's React, `reload` in a deployed host. */
export type EditMode = 'refresh' | 'reload';

function remoteDevConfig(name: RemoteName, mode: EditMode): Configuration {
  const fastRefresh = mode === 'refresh';
  const target: BuildTarget = {
    name,
    build: DEV_BUILD,
    mode: 'development',
    outputDir: buildDir(name, DEV_BUILD),
    fastRefresh,
  };
  const config = remoteConfig(target);
  // A deployed host provides production React.
  const nodeEnv = fastRefresh ? 'development' : 'production';
  const inHost = { ...config, optimization: { ...config.optimization, nodeEnv } };
  return fastRefresh ? withFastRefresh(inHost) : inHost;
}

function devConfig(name: BrowserPackage, mode: EditMode): Configuration {
  const config = name === 'host' ? devHostConfig(buildDir(name, DEV_BUILD)) : remoteDevConfig(name, mode);
  return { ...config, output: { ...config.output, clean: false }, stats: 'errors-warnings' };
}

/** In the overlay of open pages, and of pages that are opened later. */
function typeErrorsShownBy(server: WebpackDevServer, compiler: Compiler): (texts: readonly string[]) => void {
  const sockets = server.webSocketServer;
  if (!sockets) throw new Error('The development server has no socket for its pages.');
  let shown: readonly string[] = [];
  const show = (clients: typeof sockets.clients) => {
    if (shown.length > 0) server.sendMessage(clients, 'errors', shown);
  };
  // After an edit they are outdated until types are checked again.
  compiler.hooks.invalid.tap('type errors', () => (shown = []));
  // A new page is told that its build is fine first, which closes the overlay.
  sockets.implementation.on('connection', (client: (typeof sockets.clients)[number]) => show([client]));
  return (texts) => {
    const isOver = shown.length > 0 && texts.length === 0;
    shown = texts;
    if (isOver) server.sendMessage(sockets.clients, 'ok');
    show(sockets.clients);
  };
}

export interface DevServerOptions {
  readonly name: BrowserPackage;
  readonly port: number;
  readonly gatewayPort: number;
  readonly editMode: EditMode;
  /** Origin of a deployed dashboard that may use the remote by an override. */
  readonly usedFrom?: string | undefined;
}

export async function startDevServer({ name, port, gatewayPort, editMode, usedFrom }: DevServerOptions) {
  const compiler = webpack(devConfig(name, editMode));
  if (!compiler) throw new Error(`${name}: the bundler did not start`);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: editMode === 'refresh',
      liveReload: editMode === 'reload',
      allowedHosts: 'all',
      static: false,
      ...(usedFrom === undefined ? {} : { headers: { 'Access-Control-Allow-Origin': usedFrom } }),
      devMiddleware: { publicPath: devPath(name) },
      webSocketServer: { type: 'ws', options: { path: devSocketPath(name) } },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: true },
        logging: 'error',
        webSocketURL: { hostname: '0.0.0.0', port: gatewayPort, pathname: devSocketPath(name) },
      },
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  return { showTypeErrors: typeErrorsShownBy(server, compiler), close: () => server.stop() };
}
