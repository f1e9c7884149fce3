import { type ComparedBuild, type Deployment, nameOf } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const resourcesOf = ({ contract }: ComparedBuild) => contract?.api.resources ?? {};

/** Builds must agree on a call's resources: otherwise a change in one leaves stale data in the other. */
export function checkResources(candidate: ComparedBuild, { hosts, others }: Deployment): Finding[] {
  const own = Object.entries(resourcesOf(candidate));
  return [...hosts, ...others].flatMap((build) => {
    const known = resourcesOf(build);
    return own.flatMap(([endpoint, resources]): Finding[] => {
      const theirs = known[endpoint];
      if (!theirs || theirs.join() === resources.join()) return [];
      const text = gateTexts.resources.differ(endpoint, resources, [nameOf(build), theirs]);
      return [{ check: 'resources', level: 'warning', text, usedBy: [nameOf(build)] }];
    });
  });
}
