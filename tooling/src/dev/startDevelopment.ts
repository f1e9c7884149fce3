import { existsSync } from 'node:fs';
import { REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { type BrowserPackage, browserPackages, isInstalled, type RemoteName } from '../build/workspace';
import { DeliveryError } from '../delivery/DeliveryError';
import { devTexts } from './dev.texts';
import { buildDevHost, DEV_HOST_PACKAGE, devHostDir } from './devHost';
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
  await types.checkedOnce;
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
  /** Of the dashboard. */
  readonly hostUrl: string;
  /** With the host as it is deployed, whose React cannot replace components, so that an edit reloads the page. */
  readonly usesDeployedHost: boolean;
}

export async function startRemoteDevelopment(name: RemoteName, options: RemoteDevelopmentOptions) {
  const { port, onProgress, hostUrl, usesDeployedHost } = options;
  if (!usesDeployedHost && isInstalled && !existsSync(devHostDir))
    throw new DeliveryError(devTexts.devHostMissing(DEV_HOST_PACKAGE));
  onProgress(`starting ${name} inside ${hostUrl}`);
  const devPort = port + 1;
  const usedFrom = usesDeployedHost ? new URL(hostUrl).origin : undefined;
  const gateway = await startDevGateway({
    port,
    devPorts: new Map([[name, devPort]]),
    site: (path) => (usesDeployedHost ? deployedSite(hostUrl, name, path) : siteWithDevHost(hostUrl, name)),
    upstream: hostUrl,
    isFullDashboard: true,
    hostFolder: usesDeployedHost ? undefined : devHostDir,
    usedFrom,
  });
  if (!usesDeployedHost && !isInstalled) await buildDevHost();
  const editMode = usesDeployedHost ? 'reload' : 'refresh';
  const server = await startDevServer({ name, port: devPort, gatewayPort: port, editMode, usedFrom });
  const types = watchTypes([name], (errors) => {
    printTypeErrors(errors, onProgress);
    server.showTypeErrors(textsOf(errors));
  });
  await types.checkedOnce;
  return { close: () => closeAll([gateway, server, types]) };
}
