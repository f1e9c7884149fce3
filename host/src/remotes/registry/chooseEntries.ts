import type { Registry, RegistryEntry, RegistryRemote } from '@formline/shared/contracts/platform/registry';
import { CONTRACT_VERSION } from '@formline/shared/contracts/platform/remoteManifest';
import { chooseBuild, type RolloutSubject } from '@formline/shared/domain/delivery/rollout';
import * as z from '@formline/shared/contracts/schema';
import { browserRecord, type Session } from '@formline/shared/session';

export type OverrideOf = (remote: RegistryRemote) => RegistryEntry | null;

const majorOf = (version: string) => version.split('.')[0];

/** Manifests of another major version cannot be trusted, even if they parse. */
const isUnderstood = ({ manifest }: RegistryEntry) =>
  majorOf(manifest.contractVersion) === majorOf(CONTRACT_VERSION);

export const chooseEntries = (
  { remotes }: Registry,
  subject: RolloutSubject,
  overriddenEntry: OverrideOf,
): RegistryEntry[] =>
  remotes.map((remote) => overriddenEntry(remote) ?? chooseBuild(remote, subject)).filter(isUnderstood);

const subjectSchema = z.object({
  id: z.string(),
  role: z.nullable(z.enum(['trainer', 'manager'])),
  clubs: z.array(z.int()),
});

/** Lets the next start choose builds before the profile is loaded. */
const lastPerson = browserRecord('rollout', subjectSchema, { tabs: 'all', until: 'sign-out' });
/** A random number without a link to the person. */
const browserId = browserRecord('browser', z.string(), { tabs: 'all', until: 'removed' });

let subject: RolloutSubject | null = null;

function ofBrowser(): RolloutSubject {
  const known = browserId.read();
  const id = known ?? String(Math.random());
  if (!known) browserId.write(id);
  return { id, role: null, clubs: [] };
}

export function rolloutSubject(): RolloutSubject {
  subject ??= lastPerson.read() ?? ofBrowser();
  return subject;
}

type SignedIn = Extract<Session, { status: 'signed-in' }>;

export const subjectOf = ({ user, isManager }: SignedIn): RolloutSubject => ({
  id: String(user.id),
  role: isManager ? 'manager' : 'trainer',
  clubs: user.club_connect_user.map(({ ClubId }) => ClubId),
});

/** @returns false when the builds were chosen for the same person already */
export function storeSubject(next: RolloutSubject): boolean {
  const isSame = JSON.stringify(next) === JSON.stringify(rolloutSubject());
  // Written again because a sign-out may have removed it.
  lastPerson.write({ ...next, clubs: [...next.clubs] });
  subject = next;
  return !isSame;
}
