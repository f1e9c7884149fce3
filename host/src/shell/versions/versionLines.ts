import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { APP_VERSION } from '@formline/shared/contracts/product';

/** One part of the product as it runs in this page. */
export interface PartVersion {
  readonly name: string;
  readonly version: string;
  /** Version and content hash, by which a build is found again. */
  readonly build: string;
}

const HOST_NAME = 'host';

/** The host and every remote, in the order of the registry. */
export function partVersions(entries: readonly RegistryEntry[], hostBuild: string): PartVersion[] {
  return [
    { name: HOST_NAME, version: APP_VERSION, build: hostBuild },
    ...entries.map(({ name, version, build }) => ({ name, version, build })),
  ];
}

/** The versions as lines to paste into a letter to support. */
export const versionLines = (parts: readonly PartVersion[], environment: string): string =>
  [
    `Formline ${APP_VERSION} (${environment})`,
    ...parts.map(({ name, version, build }) => `${name} ${version} ${build}`),
  ].join('\n');
