import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { entryPointKeys, entryPointOf } from '@formline/shared/contracts/platform/entryPoints';
import { API_VERSION } from '@formline/shared/contracts/product';
import { CONTRACT_VERSION } from '@formline/shared/contracts/platform/remoteManifest';
import * as z from '@formline/shared/contracts/schema';
import { eventReplay } from '@formline/shared/events/catalogue';
import type { MeasuredUses } from '../webpack/measureUses';
import { remoteShared } from '../webpack/remoteConfig';
import { type BuildContract, ALL_EXPORTS } from './buildContract';
import { type Histories, rangeSince, readHistories, versionsOf } from './entryPointVersions';
import { packageDir } from './workspace';

export async function describeRemote(uses: MeasuredUses, css: readonly string[]): Promise<BuildContract> {
  const histories = readHistories();
  const requires = Object.entries(uses.consumed).map(
    ([key, used]) => [key, rangeOf(key, used, histories)] as const,
  );
  return {
    ...(await describeAny(uses, css)),
    shared: { requires: Object.fromEntries(requires), provides: {} },
    doors: Object.fromEntries(
      Object.entries(uses.consumed).flatMap(([key, names]) => {
        const entryPoint = entryPointOf(key);
        return entryPoint ? [[entryPoint, [...names]]] : [];
      }),
    ),
  };
}

export async function describeHost(uses: MeasuredUses, css: readonly string[]): Promise<BuildContract> {
  const missing = entryPointKeys.filter((key) => !uses.offered[key]);
  if (missing.length > 0) throw new Error(`The host does not bring the doors ${missing.join(', ')}`);
  const react = reactKeys.map((key) => [key, installedVersion(key)] as const);
  return {
    ...(await describeAny(uses, css)),
    shared: { requires: {}, provides: { ...Object.fromEntries(react), ...versionsOf(readHistories()) } },
    doors: Object.fromEntries(entryPointKeys.map((key) => [key, [...(uses.offered[key] ?? [])]])),
  };
}

async function describeAny(uses: MeasuredUses, css: readonly string[]) {
  const { emits, listens, slotsPlaced } = uses;
  return {
    contractVersion: CONTRACT_VERSION,
    events: { emits: [...emits], listens: [...listens], known: Object.keys(eventReplay).sort() },
    api: await describeApi(uses.contracts),
    slotsPlaced: [...slotsPlaced],
    css: [...css].sort(),
  };
}

async function describeApi(contracts: MeasuredUses['contracts']): Promise<BuildContract['api']> {
  const endpoints = await endpointsOf(contracts);
  return {
    range: `^${API_VERSION.replace('v', '')}.0`,
    endpoints: [...endpoints.keys()].sort(),
    resources: Object.fromEntries([...endpoints].map(([name, resources]) => [name, [...resources]])),
  };
}

const isEntryPoint = (key: string) => entryPointOf(key) !== undefined;
const reactKeys = Object.keys(remoteShared).filter((key) => !isEntryPoint(key));

const rangesByKey: Readonly<Record<string, { readonly requiredVersion: string }>> = remoteShared;

function rangeOf(key: string, used: readonly string[], histories: Histories): string {
  if (isEntryPoint(key)) return rangeSince(histories, key, used);
  const declared = rangesByKey[key];
  if (!declared) throw new Error(`${key} is shared and not declared`);
  return declared.requiredVersion;
}

function installedVersion(key: string): string {
  const [name = key] = key.split('/');
  const file = createRequire(path.join(packageDir('host'), 'package.json')).resolve(`${name}/package.json`);
  const parsed = z.safeParse(z.object({ version: z.string() }), JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} names no version`);
  return parsed.data.version;
}

const endpointSchema = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string().check(z.regex(/^\/v/)),
  access: z.string(),
  resources: z.array(z.string()),
});

type Endpoints = Map<string, readonly string[]>;

async function endpointsOf(contracts: MeasuredUses['contracts']): Promise<Endpoints> {
  const found: Endpoints = new Map();
  for (const [file, names] of Object.entries(contracts)) {
    const module: unknown = await import(pathToFileURL(file).href);
    if (typeof module !== 'object' || module === null) continue;
    for (const [name, value] of Object.entries(module)) {
      if (names.includes(name) || names.includes(ALL_EXPORTS)) collectEndpoints(value, found);
    }
  }
  return found;
}

function collectEndpoints(value: unknown, found: Endpoints): void {
  if (typeof value !== 'object' || value === null) return;
  const endpoint = z.safeParse(endpointSchema, value).data;
  if (endpoint) {
    found.set(`${endpoint.method} ${endpoint.path}`, [...endpoint.resources].sort());
    return;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return;
  for (const inside of Object.values(value)) collectEndpoints(inside, found);
}
