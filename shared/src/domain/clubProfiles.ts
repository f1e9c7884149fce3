import type { ClubProfile, CurrentUser } from '../contracts/users';

const isActive = (status: string) => status.toLowerCase() === 'active';

/** The club profiles a trainer may choose: those whose club and whose own membership are both active. */
export function activeClubProfiles(user: {
  readonly club_connect_user: readonly ClubProfile[];
}): ClubProfile[] {
  return user.club_connect_user.filter(
    (profile) => isActive(profile.ClubStatus) && isActive(profile.TrainerStatus),
  );
}

/**
 * The profile a session opens with; null is the personal one. A choice remembered on this browser is kept while it is
 * still allowed; without one, a trainer of a single club starts in that club.
 * @param remembered club id chosen last, null for the personal profile, undefined when nothing is remembered
 */
export function initialClubProfile(
  user: CurrentUser,
  remembered: number | null | undefined,
): ClubProfile | null {
  const choices = activeClubProfiles(user);
  const kept = choices.find((profile) => profile.ClubId === remembered);
  if (kept) return kept;
  const [only, another] = choices;
  return only && !another && remembered !== null ? only : null;
}
