import { describeChange } from '../../delivery/describeChange';
import type { RegistryRemote } from '@formline/shared/contracts/platform/registry';
import { changeBuilds } from '../../delivery/changeBuilds';
import { DeliveryError } from '../../delivery/DeliveryError';
import type { ChangedRegistry, RegistryChange } from '../../delivery/registryFile';
import { remoteOf, withRemote } from '../../delivery/remoteChanges';
import type { Store } from '../../delivery/store/Store';
import type { Outcome } from '../Command';
import { mfTexts } from '../mf.texts';

export function changeRemote(
  store: Store,
  { name, ...cause }: RegistryChange & { readonly name: string },
  decide: (remote: RegistryRemote, at: string) => RegistryRemote,
): Promise<ChangedRegistry> {
  return changeBuilds(store, cause, (registry, at) => {
    const remote = remoteOf(registry, name);
    if (!registry || !remote) throw new DeliveryError(mfTexts.notDelivered(name));
    return { hosts: registry.hosts, remotes: withRemote(registry, decide(remote, at)) };
  });
}

export function changeOutcome({ registry, before, isChanged }: ChangedRegistry): Outcome {
  const { revision } = registry;
  const differences = isChanged ? describeChange(before, registry) : [];
  return {
    lines: isChanged
      ? [mfTexts.revision(revision), ...differences.map((line) => `  ${line}`)]
      : [mfTexts.unchanged(revision)],
    data: { isChanged, revision, changes: differences },
  };
}
