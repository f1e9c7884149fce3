import { type ProfileChoice, profileChoices } from '@formline/shared/domain/accounts/clubProfiles';
import { type Session, selectClubProfile, useSession } from '@formline/shared/session';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { NavigationType, useLocation, useNavigate, useNavigationType } from '@formline/shared/routing';
import { announce } from '@formline/shared/ui/core';
import { useEffectEvent, useLayoutEffect } from 'react';
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

/** Goes to the clients of a profile. A form with unsaved input may hold that back, and the profile with it. */
export function useChooseProfile(): (choice: ProfileChoice | null) => void {
  const navigate = useNavigate();
  return (choice) => void navigate(CLIENTS_PATH, { state: { profile: profileKey(choice) } });
}

/** Chooses the profile whose clients `useChooseProfile` has led to. */
export function useProfileOfNavigation(): void {
  const session = useSession();
  const location = useLocation();
  const isShownAgain = useNavigationType() === NavigationType.Pop;
  const choose = useEffectEvent(() => {
    if (isShownAgain || session.status !== 'signed-in') return;
    const choices = [null, ...profileChoices(session.user)];
    const choice = choices.find((one) => profileKey(one) === profileIn(location.state));
    if (choice === undefined) return;
    selectClubProfile(choice?.club ?? null, choice?.location?.Id ?? null);
    announce(shellTexts.profileChosen(profileName(choice)));
  });
  // External system: the session. Before the page is painted, which would show the other profile for a moment.
  useLayoutEffect(() => choose(), [location.key]);
}

const profileIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'profile' in state ? state.profile : undefined;
