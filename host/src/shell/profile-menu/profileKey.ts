import type { ProfileChoice } from '@formline/shared/domain/clubProfiles';
import type { Session } from '@formline/shared/session';

const PERSONAL = 'personal';

const keyOf = (clubId: number, locationId: number | null) => `${clubId}/${locationId ?? ''}`;

/** Null is the personal profile. */
export const profileKey = (choice: ProfileChoice | null): string =>
  choice ? keyOf(choice.club.ClubId, choice.location?.Id ?? null) : PERSONAL;

export const chosenProfileKey = ({ club, locationId }: Extract<Session, { status: 'signed-in' }>): string =>
  club ? keyOf(club.ClubId, locationId) : PERSONAL;
