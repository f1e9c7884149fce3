import type { Registry } from '@formline/shared/contracts/registry';
import { DeliveryError } from '../DeliveryError';
import type { Store } from '../store/Store';
import { type BuildFiles, folderFiles, storedFiles } from './BuildFiles';
import { checkAddresses } from './checkAddresses';
import { checkApi } from './checkApi';
import { checkCss } from './checkCss';
import { checkDoors } from './checkDoors';
import { checkEvents } from './checkEvents';
import { checkExposes } from './checkExposes';
import { checkShared } from './checkShared';
import { checkSize } from './checkSize';
import { type ComparedBuild, type Deployment, nameOf } from './Deployment';
import type { Finding } from './Finding';
import { gateTexts } from './gate.texts';
import { measureSizes } from './measureSizes';
import { readCandidate } from './readBuild';
import { readDeployedApi } from './readDeployedApi';
import { readDeployment } from './readDeployment';
import { readRemoteSettings, type RemoteSettings } from './remoteSettings';
import { checkTypes, relatedBuilds } from './types/checkTypes';

/** What a candidate is tried in beyond reading: given by a command that can start a browser. */
export type SmokeHook = (candidate: { remote: string; build: string; dir: string }) => Promise<Finding[]>;

export interface GateOptions {
  /** The site the candidate is to go live on. */
  readonly store: Store;
  readonly registry: Registry;
  readonly remote: string;
  /** Folder with the files of the build. */
  readonly candidateDir: string;
  /** Address of the API that answers there; null: unknown. */
  readonly apiUrl: string | null;
  readonly smoke?: SmokeHook;
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
  const files = folderFiles(candidateDir);
  const candidate = await readCandidate(files, remote, candidateDir);
  const deployment = await readDeployment(store, registry, { remote, now });
  if (deployment.hosts.length === 0) throw new DeliveryError('No host is deployed to compare with.');
  const found = [
    ...missingContracts(candidate, deployment),
    ...checkExposes(candidate, deployment),
    ...checkAddresses(candidate, deployment),
    ...checkShared(candidate, deployment),
    ...checkDoors(candidate, deployment),
    ...checkEvents(candidate, deployment),
    ...(await compareApi(candidate, options.apiUrl)),
    ...(await compareCss(files, candidate, settings)),
    ...(await compareTypes(store, { compared: candidate, files }, deployment)),
    ...(await compareSizes(store, { compared: candidate, files }, { settings, active: deployment.active })),
  ];
  const smoked = await options.smoke?.({ remote, build: candidate.build, dir: candidateDir });
  return [...found, ...(smoked ?? [])];
}

/** What was built before there were contracts can be compared in parts only, and that is said. */
function missingContracts(candidate: ComparedBuild, { hosts, others }: Deployment): Finding[] {
  const lacking = [...hosts, ...others].filter(({ contract }) => contract === null).map(nameOf);
  const texts = [
    ...(candidate.contract ? [] : [gateTexts.candidateWithoutContract]),
    ...(lacking.length > 0 ? [gateTexts.noContract(lacking)] : []),
  ];
  return texts.map((text) => ({ check: 'shared', level: 'warning', text, usedBy: lacking }));
}

async function compareApi(candidate: ComparedBuild, apiUrl: string | null): Promise<Finding[]> {
  const said = (level: Finding['level'], text: string): Finding[] => [
    { check: 'api', level, text, usedBy: [candidate.name] },
  ];
  if (apiUrl === null) return said('warning', gateTexts.api.noAddress);
  try {
    return checkApi(candidate, await readDeployedApi(apiUrl));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return said('error', gateTexts.api.unreachable(apiUrl, why));
  }
}

async function compareCss(
  files: BuildFiles,
  { contract }: ComparedBuild,
  { cssPrefixes }: RemoteSettings,
): Promise<Finding[]> {
  const sheets = (contract?.css ?? []).map(async (file) => {
    const content = await files.read(file);
    return { file, css: content?.toString() ?? '' };
  });
  return checkCss(await Promise.all(sheets), cssPrefixes);
}

interface Candidate {
  readonly compared: ComparedBuild;
  readonly files: BuildFiles;
}

const filesOf = (store: Store, { folder }: ComparedBuild) =>
  folder === null ? null : storedFiles(store, folder);

const compareTypes = (store: Store, candidate: Candidate, deployment: Deployment): Promise<Finding[]> =>
  checkTypes(
    candidate,
    relatedBuilds(candidate.compared, deployment).map((compared) => ({
      compared,
      files: filesOf(store, compared),
    })),
  );

async function compareSizes(
  store: Store,
  { compared, files }: Candidate,
  { settings, active }: { settings: RemoteSettings; active: ComparedBuild | null },
): Promise<Finding[]> {
  const live = active && filesOf(store, active);
  const before = active && live ? await measureSizes(live, active) : {};
  return checkSize(await measureSizes(files, compared), settings.budget, before);
}
