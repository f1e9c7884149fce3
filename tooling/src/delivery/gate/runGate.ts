import type { PlacedBuild } from './BuildFiles';
import { compareHost } from './compareHost';
import { compareRemote } from './compareRemote';
import type { DeployedSite } from './Deployment';
import type { Finding } from './Finding';

/**
 * Compares a build of a remote or of the host with everything that is deployed, as far as one uses the other. Nothing is
 * changed by it, and nothing but the build and the site is looked at.
 * @returns what was found; errors should keep the build from going live
 * @throws DeliveryError when there is no build to compare, or no host to compare a remote with
 */
export const runGate = (build: PlacedBuild, site: DeployedSite): Promise<Finding[]> =>
  build.name === 'host' ? compareHost(build, site) : compareRemote(build, site);
