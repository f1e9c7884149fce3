import {
  BUILD_RECORD_FILE,
  buildIntegritySchema,
  buildRecordSchema,
  INTEGRITY_FILE,
} from '@formline/shared/contracts/platform/buildRecord';
import type { Registry, RegistryRemote, RemoteBuild } from '@formline/shared/contracts/platform/registry';
import * as z from '@formline/shared/contracts/schema';
import type { SiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { isOverrideOrigin } from '@formline/shared/domain/delivery/overrideOrigins';
import { buildFolder, remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import type { Override } from '../remotes/registry/override';
import { overridesTexts } from './overrides.texts';
import { type RevisionBefore, fetchJson } from './revisionsBefore';
import type { OverrideRequest } from './overrideRequest';

const texts = overridesTexts.refusals;

const REVISIONS_LOOKED_THROUGH = 50;

export class OverrideRefused extends Error {
  override readonly name = 'OverrideRefused';
}

export interface Site {
  readonly registry: Registry;
  readonly revisionBefore: RevisionBefore;
  readonly config: SiteConfig;
}

/** @throws OverrideRefused when the site does not have the build or does not allow the origin */
export async function findOverride(request: OverrideRequest, site: Site): Promise<Override> {
  const { registry, config } = site;
  const { remote } = request;
  const known = remoteOf(registry, remote);
  if (!known) throw new OverrideRefused(texts.noRemote(remote));
  switch (request.kind) {
    case 'address':
      return buildAt(request, config);
    case 'build': {
      const build = buildsOf(known).find((one) => one.build === request.build);
      return { remote, origin: null, build: build ?? (await buildOnSite(remote, request.build)) };
    }
    case 'version': {
      const build = await buildOfVersion(site, request);
      if (!build) throw new OverrideRefused(texts.noBuild(remote, request.version));
      return { remote, origin: null, build };
    }
  }
}

const remoteOf = ({ remotes }: Registry, name: string) => remotes.find((remote) => remote.name === name);

function buildsOf({ active, fallback, canary }: RegistryRemote): RemoteBuild[] {
  return [canary?.build, active, fallback].filter((build) => build !== null && build !== undefined);
}

async function buildOfVersion(
  { registry, revisionBefore }: Site,
  { remote, version }: Extract<OverrideRequest, { kind: 'version' }>,
): Promise<RemoteBuild | null> {
  let revision: Registry | null = registry;
  for (let looked = 0; revision && looked < REVISIONS_LOOKED_THROUGH; looked += 1) {
    const known = remoteOf(revision, remote);
    const found = known && buildsOf(known).find((build) => build.version === version);
    if (found) return found;
    revision = await revisionBefore(revision);
  }
  return null;
}

async function buildOnSite(remote: string, build: string): Promise<RemoteBuild> {
  const folder = buildFolder(remote, build);
  try {
    const [record, integrity] = await Promise.all([
      readRecord(folder, remote),
      fetchJson(folder + INTEGRITY_FILE),
    ]);
    const hashes = z.safeParse(buildIntegritySchema, integrity);
    if (!hashes.success || record.build !== build) throw new Error(`${folder} is not whole`);
    const found = remoteBuild(record, hashes.data);
    if (found.integrity === null) throw new Error(`${folder} has no hash of its entry`);
    return found;
  } catch {
    throw new OverrideRefused(texts.noBuild(remote, build));
  }
}

/** Hashes of another origin prove nothing, because the origin itself would send them. */
async function buildAt(
  { remote, address }: Extract<OverrideRequest, { kind: 'address' }>,
  config: SiteConfig,
): Promise<Override> {
  const { origin, href } = address;
  if (!isOverrideOrigin(config, origin)) throw new OverrideRefused(texts.noOrigin(origin));
  try {
    const build = remoteBuild(await readRecord(href, remote), null, href);
    return { remote, origin, build };
  } catch {
    throw new OverrideRefused(texts.noAnswer(remote, href));
  }
}

async function readRecord(folder: string, remote: string) {
  const record = z.safeParse(buildRecordSchema, await fetchJson(folder + BUILD_RECORD_FILE));
  if (!record.success || record.data.name !== remote)
    throw new Error(`${folder} holds no build of ${remote}`);
  return record.data;
}
