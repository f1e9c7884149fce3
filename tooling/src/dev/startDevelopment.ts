import { REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { type BrowserPackage, browserPackages, type RemoteName } from '../build/workspace';
import { startDevServer } from './devServer';
import { devSite } from './devSite';
import { deployedSite, siteWithDevHost } from './deployedSite';
import { startDevGateway } from './startDevGateway';
import { type TypeError, watchTypes } from './watchTypes';

interface Stoppable {
  readonly close: () => Promise<unknown>;
}

export interface DevelopmentOptions {
  readonly port: number;
  readonly onProgress: (line: string) => void;
}

type DevServer = Awaited<ReturnType<typeof startDevServer>>;

const textsOf = (errors: readonly TypeError[]) => errors.map(({ text }) => text);

const printTypeErrors = (errors: readonly TypeError[], onProgress: (line: string) => void) =>
  textsOf(errors).forEach(onProgress);

const closeAll = (parts: readonly Stoppable[]) => Promise.all(parts.map((part) => part.close()));

export async function startFullDevelopment(apiUrl: string, { port, onProgress }: DevelopmentOptions) {
  const devPorts = new Map(browserPackages.map((name, index) => [name, port + 1 + index] as const));
  const parts: Stoppable[] = [];
  parts.push(
    await startDevGateway({ port, devPorts, site: devSite, upstream: apiUrl, isFullDashboard: false }),
  );
  const servers = new Map<BrowserPackage, DevServer>();
  for (const [name, devPort] of devPorts) {
    onProgress(`starting ${name}`);
    servers.set(name, await startDevServer({ name, port: devPort, gatewayPort: port, editMode: 'refresh' }));
  }
  // The host is on every page, so that it shows what is wrong in the rest of the workspace.
  const ownerOf = ({ file }: TypeError) =>
    browserPackages.find((name) => file.startsWith(`${name}/`)) ?? 'host';
  const types = watchTypes(browserPackages, (errors) => {
    printTypeErrors(errors, onProgress);
    for (const [name, server] of servers)
      server.showTypeErrors(textsOf(errors.filter((error) => ownerOf(error) === name)));
  });
  parts.push(...servers.values(), types);
  return { close: () => closeAll(parts) };
}

export const DEFAULT_DASHBOARD = 'http://localhost:3000';
/** Differs from the dashboard's port, so that both can run on one machine. */
export const DEFAULT_REMOTE_PORT = 3100;

export const isDashboard = (address: string): Promise<boolean> =>
  fetch(new URL(REGISTRY_URL, address)).then(
    ({ ok }) => ok,
    () => false,
  );

export interface RemoteDevelopmentOptions extends DevelopmentOptions {
  /** The host is served from its sources too, with development's React, so that an edit keeps the page's state. */
  readonly keepsState?: boolean;
}

export async function startRemoteDevelopment(
  name: RemoteName,
  hostUrl: string,
  { port, onProgress, keepsState = false }: RemoteDevelopmentOptions,
) {
  const served: readonly BrowserPackage[] = keepsState ? ['host', name] : [name];
  const devPorts = new Map(served.map((each, index) => [each, port + 1 + index] as const));
  onProgress(`starting ${served.join(' and ')} inside ${hostUrl}`);
  const usedFrom = new URL(hostUrl).origin;
  const gateway = await startDevGateway({
    port,
    devPorts,
    site: (path) => (keepsState ? siteWithDevHost(hostUrl, name) : deployedSite(hostUrl, name, path)),
    upstream: hostUrl,
    isFullDashboard: true,
    usedFrom,
  });
  const editMode = keepsState ? 'refresh' : 'reload';
  const servers: DevServer[] = [];
  for (const [each, devPort] of devPorts)
    servers.push(await startDevServer({ name: each, port: devPort, gatewayPort: port, editMode, usedFrom }));
  const types = watchTypes([name], (errors) => {
    printTypeErrors(errors, onProgress);
    servers.at(-1)?.showTypeErrors(textsOf(errors));
  });
  await types.checkedOnce;
  return { close: () => closeAll([gateway, ...servers, types]) };
}
