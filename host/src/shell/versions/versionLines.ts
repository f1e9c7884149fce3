import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { APP_VERSION } from '@formline/shared/contracts/product';

export interface PartVersion {
  readonly name: string;
  readonly version: string;
  readonly build: string;
}

const HOST_NAME = 'host';

export function partVersions(entries: readonly RegistryEntry[], hostBuild: string): PartVersion[] {
  return [
    { name: HOST_NAME, version: APP_VERSION, build: hostBuild },
    ...entries.map(({ name, version, build }) => ({ name, version, build })),
  ];
}

export const versionLines = (parts: readonly PartVersion[], environment: string): string =>
  [
    `Formline ${APP_VERSION} (${environment})`,
    ...parts.map(({ name, version, build }) => `${name} ${version} ${build}`),
  ].join('\n');
