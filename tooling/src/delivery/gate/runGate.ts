import type { PlacedBuild } from './BuildFiles';
import { type Candidate, type ComparedBuild, type DeployedSite, type LiveHost, nameOf } from './Deployment';
import type { Finding } from './Finding';
import { checkEntryPoints } from './checks/checkEntryPoints';
import { checkEvents } from './checks/checkEvents';
import { checkResources } from './checks/checkResources';
import { checkShared } from './checks/checkShared';
import { compareApi } from './readDeployedApi';
import { gateTexts } from './gate.texts';
import { readCandidate, readHostCandidate } from './readBuild';
import { readDeployment, readHosts, readLiveRemotes } from './readDeployment';
import { checkTypes, relatedBuilds } from './types/checkTypes';
import { DeliveryError } from '../DeliveryError';
import { checkAddresses } from './checks/checkAddresses';
import { checkCss } from './checks/checkCss';
import { checkExposes } from './checks/checkExposes';
import { checkNames } from './checks/checkNames';
import { checkScripts } from './checks/checkScripts';
import { checkSize } from './checks/checkSize';
import { checkSlots, checkWithdrawn } from './checks/checkSlots';
import { checkVersions } from './checks/checkVersions';
import { measureSizes } from './measureSizes';

/** Changes nothing. @returns findings @throws DeliveryError without a build, or without a host to compare */
export const runGate = (build: PlacedBuild, site: DeployedSite): Promise<Finding[]> =>
  build.name === 'host' ? compareHost(build, site) : compareRemote(build, site);

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
    ...checkVersions(host, active),
    ...checkWithdrawn(host, { hosts: [], active, others: remotes }),
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

export async function compareRemote(
  build: PlacedBuild,
  { store, registry, apiUrl, now = new Date() }: DeployedSite,
): Promise<Finding[]> {
  const candidate = await readCandidate(build);
  const deployment = await readDeployment(store, registry, { remote: build.name, now });
  if (deployment.hosts.length === 0) throw new DeliveryError('No host is deployed to compare with.');
  return [
    ...missingContracts(candidate, [...deployment.hosts, ...deployment.others]),
    ...checkExposes(candidate),
    ...(await checkSlots(candidate, deployment)),
    ...checkAddresses(candidate, deployment),
    ...checkShared(candidate, deployment),
    ...checkEntryPoints(candidate, deployment),
    ...checkEvents(candidate, deployment),
    ...checkResources(candidate, deployment),
    ...(await compareApi(candidate, apiUrl)),
    ...checkNames(candidate, deployment),
    ...(await compareWithLimits(candidate, deployment.active)),
    ...(await checkTypes(candidate, relatedBuilds(candidate, deployment))),
  ];
}

async function compareWithLimits(candidate: Candidate, active: ComparedBuild | null): Promise<Finding[]> {
  const { contract, source } = candidate;
  if (!contract) return [];
  const { css, limits } = contract;
  if (!limits) {
    return [{ check: 'size', level: 'warning', text: gateTexts.noLimits, usedBy: [nameOf(candidate)] }];
  }
  const sheets = css.map(async (file) => ({ file, css: String((await source.read(file)) ?? '') }));
  const before = active?.source ? await measureSizes(active.source, active) : {};
  return [
    ...checkCss(await Promise.all(sheets), limits.cssPrefixes),
    ...(await checkScripts(source)),
    ...checkSize(await measureSizes(source, candidate), limits.budget, before),
  ];
}

/** Builds from before contracts can only be compared in part. */
function missingContracts(candidate: ComparedBuild, live: readonly ComparedBuild[]): Finding[] {
  const lacking = live.filter(({ contract }) => contract === null).map(nameOf);
  return [
    ...(candidate.contract ? [] : [warning(gateTexts.candidateWithoutContract, [nameOf(candidate)])]),
    ...(lacking.length > 0 ? [warning(gateTexts.noContract(lacking), lacking)] : []),
  ];
}

const warning = (text: string, usedBy: readonly string[]): Finding => ({
  check: 'shared',
  level: 'warning',
  text,
  usedBy,
});
