import { satisfies, validRange } from 'semver';
import { type ComparedBuild, type Deployment, hostName } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const { shared: texts } = gateTexts;

function textFor(key: string, range: string, { hosts }: Deployment): string | null {
  if (validRange(range) === null) return texts.range(key, range);
  const known = hosts.flatMap((host) =>
    host.contract ? { host, version: host.contract.shared.provides[key] } : [],
  );
  const lacking = known.filter(({ version }) => version === undefined);
  if (lacking.length > 0)
    return texts.missing(
      key,
      range,
      lacking.map(({ host }) => hostName(host)),
    );
  const unfit = known.flatMap(({ host, version }) =>
    version === undefined || satisfies(version, range, { includePrerelease: true })
      ? []
      : texts.provided(version, hostName(host)),
  );
  return unfit.length > 0 ? texts.version(key, range, unfit) : null;
}

export function checkShared(candidate: ComparedBuild, deployment: Deployment): Finding[] {
  const requires = Object.entries(candidate.contract?.shared.requires ?? {});
  return requires.flatMap(([key, range]): Finding[] => {
    const text = textFor(key, range, deployment);
    return text === null ? [] : [{ check: 'shared', level: 'error', text, usedBy: [candidate.name] }];
  });
}
