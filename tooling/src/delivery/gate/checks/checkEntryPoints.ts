import { ALL_EXPORTS } from '../../../build/buildContract';
import { type ComparedBuild, type Deployment, hostName } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

/** An entry point that is missing altogether is reported by `checkShared`. */
function lackingIn(entryPoint: string, used: readonly string[], { hosts }: Deployment) {
  return hosts.flatMap((host) => {
    const offered = host.contract?.doors[entryPoint];
    const names = offered ? used.filter((name) => name !== ALL_EXPORTS && !offered.includes(name)) : [];
    return names.length > 0 ? { names, host } : [];
  });
}

export function checkEntryPoints(candidate: ComparedBuild, deployment: Deployment): Finding[] {
  return Object.entries(candidate.contract?.doors ?? {}).flatMap(([entryPoint, used]): Finding[] => {
    const byNames = new Map<string, { names: readonly string[]; hosts: string[] }>();
    for (const { names, host } of lackingIn(entryPoint, used, deployment)) {
      const key = names.join();
      byNames.set(key, { names, hosts: [...(byNames.get(key)?.hosts ?? []), hostName(host)] });
    }
    return [...byNames.values()].map(({ names, hosts }) => ({
      check: 'doors',
      level: 'error',
      text: gateTexts.doors.missing(names, entryPoint, hosts),
      usedBy: [candidate.name],
    }));
  });
}
