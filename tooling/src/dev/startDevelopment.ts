import { type BrowserPackage, browserPackages, type RemoteName } from '../build/workspace';
import { startDevServer } from './devServer';
import { devSite } from './devSite';
import { deployedSite } from './deployedSite';
import { startDevGateway } from './startDevGateway';

interface Stoppable {
  readonly close: () => Promise<unknown>;
}

export interface DevelopmentOptions {
  readonly port: number;
  readonly onProgress: (line: string) => void;
}

const closeAll = (parts: readonly Stoppable[]) => Promise.all(parts.map((part) => part.close()));

export async function startFullDevelopment(apiUrl: string, { port, onProgress }: DevelopmentOptions) {
  const devPorts = new Map(browserPackages.map((name, index) => [name, port + 1 + index] as const));
  const parts: Stoppable[] = [];
  parts.push(
    await startDevGateway({ port, devPorts, site: devSite, upstream: apiUrl, isFullDashboard: false }),
  );
  for (const [name, devPort] of devPorts) {
    onProgress(`starting ${name}`);
    parts.push(await startDevServer({ name, port: devPort, gatewayPort: port, editMode: 'refresh' }));
  }
  return { close: () => closeAll(parts) };
}

export async function startRemoteDevelopment(
  name: RemoteName,
  hostUrl: string,
  { port, onProgress }: DevelopmentOptions,
) {
  const devPorts = new Map<BrowserPackage, number>([[name, port + 1]]);
  onProgress(`starting ${name} inside ${hostUrl}`);
  const site = (path: string) => deployedSite(hostUrl, name, path);
  const usedFrom = new URL(hostUrl).origin;
  const gateway = await startDevGateway({
    port,
    devPorts,
    site,
    upstream: hostUrl,
    isFullDashboard: true,
    usedFrom,
  });
  const server = await startDevServer({
    name,
    port: port + 1,
    gatewayPort: port,
    editMode: 'reload',
    usedFrom,
  });
  return { close: () => closeAll([gateway, server]) };
}
