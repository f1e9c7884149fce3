import type { Registry } from '@formline/shared/contracts/registry';
import { DeliveryError } from '../DeliveryError';
import type { Store } from '../store/Store';
import { folderFiles } from './BuildFiles';
import { checkAddresses } from './checkAddresses';
import { compareApi } from './compareApi';
import { checkCss } from './checkCss';
import { checkDoors } from './checkDoors';
import { checkEvents } from './checkEvents';
import { checkExposes } from './checkExposes';
import { checkShared } from './checkShared';
import { checkSize } from './checkSize';
import type { Candidate, ComparedBuild } from './Deployment';
import type { Finding } from './Finding';
import { measureSizes } from './measureSizes';
import { missingContracts } from './missingContracts';
import { readCandidate } from './readBuild';
import { readDeployment } from './readDeployment';
import { readRemoteSettings, type RemoteSettings } from './remoteSettings';
import { checkTypes, relatedBuilds } from './types/checkTypes';

export interface GateOptions {
  /** The site the candidate is to go live on. */
  readonly store: Store;
  readonly registry: Registry;
  readonly remote: string;
  /** Folder with the files of the build. */
  readonly candidateDir: string;
  /** Address of the API that answers there; null: unknown. */
  readonly apiUrl: string | null;
  readonly now?: Date;
  /** Absent: those in the package.json of the remote. */
  readonly settings?: RemoteSettings;
}

/**
 * Compares a build with everything that is deployed, as far as one uses the other. Nothing is changed by it.
 * @returns what was found; errors should keep the build from going live
 * @throws DeliveryError when there is no build to compare
 */
export async function runGate(options: GateOptions): Promise<Finding[]> {
  const { store, registry, remote, candidateDir, now = new Date() } = options;
  const { settings = readRemoteSettings(remote) } = options;
  const candidate = await readCandidate(folderFiles(candidateDir), remote, candidateDir);
  const deployment = await readDeployment(store, registry, { remote, now });
  if (deployment.hosts.length === 0) throw new DeliveryError('No host is deployed to compare with.');
  return [
    ...missingContracts(candidate, [...deployment.hosts, ...deployment.others]),
    ...checkExposes(candidate, deployment),
    ...checkAddresses(candidate, deployment),
    ...checkShared(candidate, deployment),
    ...checkDoors(candidate, deployment),
    ...checkEvents(candidate, deployment),
    ...(await compareApi(candidate, options.apiUrl)),
    ...(await compareCss(candidate, settings)),
    ...(await checkTypes(candidate, relatedBuilds(candidate, deployment))),
    ...(await compareSizes(candidate, settings, deployment.active)),
  ];
}

async function compareCss(
  { source, contract }: Candidate,
  { cssPrefixes }: RemoteSettings,
): Promise<Finding[]> {
  const sheets = (contract?.css ?? []).map(async (file) => {
    const content = await source.read(file);
    return { file, css: content?.toString() ?? '' };
  });
  return checkCss(await Promise.all(sheets), cssPrefixes);
}

async function compareSizes(
  candidate: Candidate,
  { budget }: RemoteSettings,
  active: ComparedBuild | null,
): Promise<Finding[]> {
  const before = active?.source ? await measureSizes(active.source, active) : {};
  return checkSize(await measureSizes(candidate.source, candidate), budget, before);
}
