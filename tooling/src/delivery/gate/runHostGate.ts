import type { Registry } from '@formline/shared/contracts/registry';
import type { Store } from '../store/Store';
import { folderFiles } from './BuildFiles';
import { checkDoors } from './checkDoors';
import { checkEvents } from './checkEvents';
import { checkShared } from './checkShared';
import { compareApi } from './compareApi';
import { type Candidate, type LiveHost, nameOf } from './Deployment';
import type { Finding } from './Finding';
import { gateTexts } from './gate.texts';
import { missingContracts } from './missingContracts';
import { readHostCandidate } from './readBuild';
import { readHosts, readLiveRemotes } from './readDeployment';
import { checkTypes } from './types/checkTypes';

export interface HostGateOptions {
  /** The site the host is to go live on. */
  readonly store: Store;
  readonly registry: Registry;
  /** Folder with the files of the host's build. */
  readonly candidateDir: string;
  /** Address of the API that answers there; null: unknown. */
  readonly apiUrl: string | null;
  readonly now?: Date;
}

/** What a live remote would miss in a page of the new host. */
async function brokenRemote(remote: Candidate, host: LiveHost): Promise<Finding[]> {
  const deployment = { hosts: [host], active: remote, others: [] };
  const found = [
    ...checkShared(remote, deployment),
    ...checkDoors(remote, deployment),
    ...checkEvents(remote, deployment).filter(({ level }) => level === 'error'),
    ...(await checkTypes(remote, [host])).filter(({ level }) => level === 'error'),
  ];
  const name = nameOf(remote);
  return found.map((finding) => ({
    ...finding,
    text: gateTexts.liveRemote(name, finding.text),
    usedBy: [name],
  }));
}

/**
 * Compares a build of the host with the remotes that are live and would run in it, as far as they use it.
 * @throws DeliveryError when there is no build to compare
 */
export async function runHostGate(options: HostGateOptions): Promise<Finding[]> {
  const { store, registry, candidateDir, apiUrl, now = new Date() } = options;
  const host = await readHostCandidate(folderFiles(candidateDir), candidateDir);
  const remotes = await readLiveRemotes(store, registry);
  const [active = null] = await readHosts(store, registry, now);
  const broken: Finding[] = [];
  for (const remote of remotes) {
    const { source } = remote;
    if (source) broken.push(...(await brokenRemote({ ...remote, source }, host)));
  }
  return [
    ...missingContracts(host, remotes),
    ...broken,
    ...checkEvents(host, { hosts: [host], active, others: remotes }),
    ...(await compareApi(host, apiUrl)),
  ];
}
