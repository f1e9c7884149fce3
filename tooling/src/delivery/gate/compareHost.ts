import type { PlacedBuild } from './BuildFiles';
import { checkEntryPoints } from './checks/checkEntryPoints';
import { checkEvents } from './checks/checkEvents';
import { checkResources } from './checks/checkResources';
import { checkShared } from './checks/checkShared';
import { compareApi } from './readDeployedApi';
import { type Candidate, type DeployedSite, type LiveHost, nameOf } from './Deployment';
import type { Finding } from './Finding';
import { gateTexts } from './gate.texts';
import { missingContracts } from './missingContracts';
import { readHostCandidate } from './readBuild';
import { readHosts, readLiveRemotes } from './readDeployment';
import { checkTypes } from './types/checkTypes';

export async function compareHost(
  build: PlacedBuild,
  { store, registry, apiUrl, now = new Date() }: DeployedSite,
): Promise<Finding[]> {
  const host = await readHostCandidate(build);
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
    ...checkResources(host, { hosts: [], active, others: remotes }),
    ...(await compareApi(host, apiUrl)),
  ];
}

async function brokenRemote(remote: Candidate, host: LiveHost): Promise<Finding[]> {
  const deployment = { hosts: [host], active: remote, others: [] };
  const found = [
    ...checkShared(remote, deployment),
    ...checkEntryPoints(remote, deployment),
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
