import { type ComparedBuild, type Deployment, nameOf } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const resourcesOf = ({ contract }: ComparedBuild) => contract?.api.resources ?? {};

/**
 * Server data: a call that the candidate and a deployed build both know names the same resources in both. Where it does
 * not, they share no answer of it and a change in one may not reach the other, which is stale data and no failure.
 */
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
