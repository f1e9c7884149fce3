import * as z from '@formline/shared/contracts/schema';
import { checkApi, type DeployedApi } from './checks/checkApi';
import type { ComparedBuild } from './Deployment';
import type { Finding } from './Finding';
import { gateTexts } from './gate.texts';

const TIMEOUT_MS = 10_000;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const VERSIONED = /^\/v(\d+\.\d+)\//;

const descriptionSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

export function parseDescription(data: unknown): DeployedApi {
  const parsed = z.safeParse(descriptionSchema, data);
  if (!parsed.success) throw new Error('the answer is no description of an API');
  const endpoints = Object.entries(parsed.data.paths).flatMap(([path, operations]) =>
    methods.filter((method) => operations[method]).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const versions = Object.keys(parsed.data.paths).flatMap((path) => {
    const [, version] = VERSIONED.exec(path) ?? [];
    return version === undefined ? [] : `${version}.0`;
  });
  return { versions: [...new Set(versions)].sort(), endpoints };
}

export async function readDeployedApi(address: string): Promise<DeployedApi> {
  const url = new URL('/openapi.json', address);
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return parseDescription(await answer.json());
}

export async function compareApi(candidate: ComparedBuild, apiUrl: string | null): Promise<Finding[]> {
  const finding = (level: Finding['level'], text: string): Finding[] => [
    { check: 'api', level, text, usedBy: [candidate.name] },
  ];
  if (apiUrl === null) return finding('warning', gateTexts.api.noAddress);
  try {
    return checkApi(candidate, await readDeployedApi(apiUrl));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return finding('error', gateTexts.api.unreachable(apiUrl, why));
  }
}
