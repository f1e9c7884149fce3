import { DeliveryError } from '../DeliveryError';
import type { PlacedBuild } from './BuildFiles';
import { checkAddresses } from './checks/checkAddresses';
import { checkCss } from './checks/checkCss';
import { checkEntryPoints } from './checks/checkEntryPoints';
import { checkEvents } from './checks/checkEvents';
import { checkExposes } from './checks/checkExposes';
import { checkNames } from './checks/checkNames';
import { checkResources } from './checks/checkResources';
import { checkShared } from './checks/checkShared';
import { checkSize } from './checks/checkSize';
import { compareApi } from './readDeployedApi';
import { type Candidate, type ComparedBuild, type DeployedSite, nameOf } from './Deployment';
import type { Finding } from './Finding';
import { gateTexts } from './gate.texts';
import { measureSizes } from './measureSizes';
import { missingContracts } from './missingContracts';
import { readCandidate } from './readBuild';
import { readDeployment } from './readDeployment';
import { checkTypes, relatedBuilds } from './types/checkTypes';

export async function compareRemote(
  build: PlacedBuild,
  { store, registry, apiUrl, now = new Date() }: DeployedSite,
): Promise<Finding[]> {
  const candidate = await readCandidate(build);
  const deployment = await readDeployment(store, registry, { remote: build.name, now });
  if (deployment.hosts.length === 0) throw new DeliveryError('No host is deployed to compare with.');
  return [
    ...missingContracts(candidate, [...deployment.hosts, ...deployment.others]),
    ...checkExposes(candidate, deployment),
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
    ...checkSize(await measureSizes(source, candidate), limits.budget, before),
  ];
}
