import type { ProfileChoice } from '@formline/shared/domain/clubProfiles';
import type { Session } from '@formline/shared/session';
import { PersonAvatar } from '@formline/shared/ui/core';
import { MenuChoice } from '@formline/shared/ui/overlays';
import { shellTexts } from '../shell.texts';
import { profileName } from './profileName';
import { useChooseProfile } from './useChooseProfile';

const PERSONAL = 'personal';

const keyOf = (clubId: number, locationId: number | null) => `${clubId}/${locationId ?? ''}`;

interface ProfileSwitcherProps {
  readonly choices: readonly ProfileChoice[];
  readonly session: Extract<Session, { status: 'signed-in' }>;
}

/** Chooses the personal profile or a club; the client list of that profile opens. */
export function ProfileSwitcher({ choices, session: { user, club, locationId } }: ProfileSwitcherProps) {
  const choose = useChooseProfile();
  const options = [
    {
      value: PERSONAL,
      label: shellTexts.personalProfile,
      media: <PersonAvatar name={user.full_name} imageUrl={user.avatar_url} size="sm" />,
    },
    ...choices.map((choice) => ({
      value: keyOf(choice.club.ClubId, choice.location?.Id ?? null),
      label: profileName(choice),
      description: choice.location?.Name ?? choice.club.LocationName ?? undefined,
      media: <PersonAvatar name={choice.club.ClubName} imageUrl={choice.club.ClubLogoUrl} size="sm" />,
    })),
  ];
  const handleChange = (value: string) =>
    choose(
      choices.find(({ club: { ClubId }, location }) => keyOf(ClubId, location?.Id ?? null) === value) ?? null,
    );
  return (
    <MenuChoice
      label={shellTexts.myProfiles}
      options={options}
      value={club ? keyOf(club.ClubId, locationId) : PERSONAL}
      onChange={handleChange}
    />
  );
}
