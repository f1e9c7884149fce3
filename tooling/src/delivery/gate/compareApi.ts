import { checkApi } from './checks/checkApi';
import type { ComparedBuild } from './Deployment';
import type { Finding } from './Finding';
import { gateTexts } from './gate.texts';
import { readDeployedApi } from './readDeployedApi';

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
