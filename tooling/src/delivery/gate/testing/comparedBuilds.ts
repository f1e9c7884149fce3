import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import type { BuildContract } from '../../../build/buildContract';
import type { ComparedBuild, Deployment, LiveHost } from '../Deployment';

const emptyContract: BuildContract = {
  contractVersion: '1.0.0',
  shared: { requires: {}, provides: {} },
  doors: {},
  events: { emits: [], listens: [], known: [] },
  api: { range: '*', endpoints: [] },
  slotsPlaced: [],
  css: [],
};

const emptyManifest: RemoteManifest = {
  name: '',
  contractVersion: '1.0.0',
  routes: [],
  redirects: [],
  tabs: [],
  slots: [],
  smoke: [],
};

export const route = (path: string, expose = './Page') => ({
  path,
  expose,
  title: 'Page',
  access: 'trainer' as const,
});

interface BuildParts {
  readonly manifest?: Partial<RemoteManifest>;
  readonly contract?: Partial<BuildContract>;
  readonly exposes?: readonly string[];
}

export const buildOf = (name: string, { manifest, contract, exposes = ['./Page'] }: BuildParts = {}) =>
  ({
    name,
    build: '1.0.0-live',
    global: name,
    manifest: { ...emptyManifest, name, ...manifest },
    files: Object.fromEntries(exposes.map((expose) => [expose, [`${expose.slice(2)}.js`]])),
    source: null,
    contract: { ...emptyContract, ...contract },
  }) satisfies ComparedBuild;

export const hostOf = (
  contract: Partial<BuildContract> | null = {},
  build = '1.0.0-host',
  closesAt: string | null = null,
): LiveHost => ({
  name: 'host',
  build,
  global: '',
  manifest: null,
  files: {},
  source: null,
  contract: contract && { ...emptyContract, ...contract },
  closesAt,
});

export const deploymentOf = (parts: Partial<Deployment> = {}): Deployment => ({
  hosts: [hostOf()],
  active: null,
  others: [],
  ...parts,
});
