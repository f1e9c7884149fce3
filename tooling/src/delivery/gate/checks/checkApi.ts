import { satisfies } from 'semver';
import type { ComparedBuild } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const { api: texts } = gateTexts;

export interface DeployedApi {
  readonly versions: readonly string[];
  /** E.g. `GET /v2.2/api/users/{id}`. */
  readonly endpoints: readonly string[];
}

const plainEndpoint = (endpoint: string) => endpoint.replaceAll(/:[^/]+|\{[^/}]+\}/g, '{}');

export function checkApi({ contract, name }: ComparedBuild, deployed: DeployedApi): Finding[] {
  if (!contract) return [];
  const { range, endpoints } = contract.api;
  const known = new Set(deployed.endpoints.map(plainEndpoint));
  const lacking = endpoints.filter((endpoint) => !known.has(plainEndpoint(endpoint)));
  const fits = deployed.versions.some((version) => satisfies(version, range));
  const texted = [
    ...(fits ? [] : [texts.range(range, deployed.versions)]),
    ...(lacking.length > 0 ? [texts.missing(lacking)] : []),
  ];
  return texted.map((text) => ({ check: 'api', level: 'error', text, usedBy: [name] }));
}
