import type { ProfileChoice } from '@formline/shared/domain/accounts/clubProfiles';
import { type Session, selectClubProfile } from '@formline/shared/session';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { useNavigate } from '@formline/shared/routing';
import { announce } from '@formline/shared/ui/core';
import { shellTexts } from '../shell.texts';

export const profileName = (choice: ProfileChoice | null): string =>
  choice ? choice.club.ClubName : shellTexts.personalProfile;

export function profileNote(choice: ProfileChoice | null): string | undefined {
  if (!choice) return undefined;
  if (choice.location) return choice.location.Name;
  const names = choice.club.Locations.map(({ Name }) => Name);
  return names.length > 0 ? names.join(', ') : (choice.club.LocationName ?? undefined);
}

const PERSONAL = 'personal';

const keyOf = (clubId: number, locationId: number | null) => `${clubId}/${locationId ?? ''}`;

export const profileKey = (choice: ProfileChoice | null): string =>
  choice ? keyOf(choice.club.ClubId, choice.location?.Id ?? null) : PERSONAL;

export const chosenProfileKey = ({ club, locationId }: Extract<Session, { status: 'signed-in' }>): string =>
  club ? keyOf(club.ClubId, locationId) : PERSONAL;

export function useChooseProfile(): (choice: ProfileChoice | null) => void {
  const navigate = useNavigate();
  return (choice) => {
    selectClubProfile(choice?.club ?? null, choice?.location?.Id ?? null);
    announce(shellTexts.profileChosen(profileName(choice)));
    void navigate(CLIENTS_PATH);
  };
}
