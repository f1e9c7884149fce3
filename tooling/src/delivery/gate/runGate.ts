import type { PlacedBuild } from './BuildFiles';
import { compareHost } from './compareHost';
import { compareRemote } from './compareRemote';
import type { DeployedSite } from './Deployment';
import type { Finding } from './Finding';

/** Changes nothing. @returns findings @throws DeliveryError without a build, or without a host to compare */
export const runGate = (build: PlacedBuild, site: DeployedSite): Promise<Finding[]> =>
  build.name === 'host' ? compareHost(build, site) : compareRemote(build, site);
