import type { RolloutSubject } from '@formline/shared/domain/rollout';
import * as z from '@formline/shared/contracts/schema';
import { browserRecord, type Session } from '@formline/shared/session';

const subjectSchema = z.object({
  id: z.string(),
  role: z.nullable(z.enum(['trainer', 'manager'])),
  clubs: z.array(z.int()),
});

/** Who was signed in last, so that the next start chooses their builds before the profile is there. */
const lastPerson = browserRecord('rollout', subjectSchema, { tabs: 'all', until: 'sign-out' });
/** Says nothing of the person: a number that was drawn once. */
const browserId = browserRecord('browser', z.string(), { tabs: 'all', until: 'removed' });

let subject: RolloutSubject | null = null;

function ofBrowser(): RolloutSubject {
  const known = browserId.read();
  const id = known ?? String(Math.random());
  if (!known) browserId.write(id);
  return { id, role: null, clubs: [] };
}

/** Whom builds are chosen for in this tab: the same until somebody else is known to use it. */
export function rolloutSubject(): RolloutSubject {
  subject ??= lastPerson.read() ?? ofBrowser();
  return subject;
}

type SignedIn = Extract<Session, { status: 'signed-in' }>;

/** What the choice of builds depends on of somebody who is signed in. */
export const subjectOf = ({ user, isManager }: SignedIn): RolloutSubject => ({
  id: String(user.id),
  role: isManager ? 'manager' : 'trainer',
  clubs: user.club_connect_user.map(({ ClubId }) => ClubId),
});

/** Takes note of who is signed in. @returns false when builds were chosen for the same already */
export function keepSubject(next: RolloutSubject): boolean {
  const isSame = JSON.stringify(next) === JSON.stringify(rolloutSubject());
  // Written again all the same: a sign-out before may have removed it.
  lastPerson.write({ ...next, clubs: [...next.clubs] });
  subject = next;
  return !isSame;
}
