import type { ProfileChoice } from '@formline/shared/domain/clubProfiles';
import type { Session } from '@formline/shared/session';

const PERSONAL = 'personal';

const keyOf = (clubId: number, locationId: number | null) => `${clubId}/${locationId ?? ''}`;

/** What tells a profile from the others; null is the personal one. */
export const profileKey = (choice: ProfileChoice | null): string =>
  choice ? keyOf(choice.club.ClubId, choice.location?.Id ?? null) : PERSONAL;

/** The key of the profile somebody works with now. */
export const chosenProfileKey = ({ club, locationId }: Extract<Session, { status: 'signed-in' }>): string =>
  club ? keyOf(club.ClubId, locationId) : PERSONAL;
