import type { ClubSelected } from '../../contracts/busPayloads';
import type { ClubScope } from '../../contracts/people/clubScope';
import type { ClubProfile, CurrentUser } from '../../contracts/people/users';

const isActive = (status: string) => status.toLowerCase() === 'active';

/** The club profiles a trainer may choose: club and membership are both active. */
export function activeClubProfiles(user: {
  readonly club_connect_user: readonly ClubProfile[];
}): ClubProfile[] {
  return user.club_connect_user.filter(
    (profile) => isActive(profile.ClubStatus) && isActive(profile.TrainerStatus),
  );
}

/** The profile a session opens with, null is the personal one. A remembered choice wins while it is allowed. */
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

/** The filter is there and switched off. */
export const IS_LOCATION_FILTER_ON: boolean = false;

export interface ProfileChoice {
  readonly club: ClubProfile;
  readonly location: ClubProfile['Locations'][number] | null;
}

/** The profiles a trainer may choose: each active club and, where the filter is on, each of its locations. */
export function profileChoices(
  user: { readonly club_connect_user: readonly ClubProfile[] },
  isLocationFilterOn = IS_LOCATION_FILTER_ON,
): ProfileChoice[] {
  return activeClubProfiles(user).flatMap((club) => [
    { club, location: null },
    ...(isLocationFilterOn ? club.Locations.map((location) => ({ club, location })) : []),
  ]);
}

/** Limits the lists of a profile to its club, and to its location where the filter is on. */
export function clubScopeOf(
  { clubId, locationId }: ClubSelected,
  isLocationFilterOn = IS_LOCATION_FILTER_ON,
): ClubScope {
  return {
    ...(clubId !== null && { club_id: clubId }),
    ...(isLocationFilterOn && locationId !== null && { location_id: locationId }),
  };
}
