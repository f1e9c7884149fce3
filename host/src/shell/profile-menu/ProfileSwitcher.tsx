import type { ClubProfile } from '@formline/shared/contracts/users';
import { CLIENTS_PATH } from '@formline/shared/domain/clientPaths';
import { useNavigate } from '@formline/shared/routing';
import { selectClubProfile } from '@formline/shared/session';
import { announce, PersonAvatar } from '@formline/shared/ui/core';
import { MenuChoice } from '@formline/shared/ui/overlays';
import { shellTexts } from '../shell.texts';

const PERSONAL = 'personal';

interface ProfileSwitcherProps {
  readonly clubs: readonly ClubProfile[];
  readonly chosen: ClubProfile | null;
  readonly userName: string;
}

/** Chooses the personal profile or a club; the client list of that profile opens. */
export function ProfileSwitcher({ clubs, chosen, userName }: ProfileSwitcherProps) {
  const navigate = useNavigate();
  const options = [
    { value: PERSONAL, label: shellTexts.personalProfile, media: <PersonAvatar name={userName} size="sm" /> },
    ...clubs.map((club) => ({
      value: String(club.ClubId),
      label: club.ClubName,
      description: club.LocationName ?? undefined,
      media: <PersonAvatar name={club.ClubName} imageUrl={club.ClubLogoUrl ?? undefined} size="sm" />,
    })),
  ];
  const handleChange = (value: string) => {
    const club = clubs.find(({ ClubId }) => String(ClubId) === value) ?? null;
    selectClubProfile(club);
    announce(shellTexts.profileChosen(club?.ClubName ?? shellTexts.personalProfile));
    void navigate(CLIENTS_PATH);
  };
  return (
    <MenuChoice
      label={shellTexts.myProfiles}
      options={options}
      value={chosen ? String(chosen.ClubId) : PERSONAL}
      onChange={handleChange}
    />
  );
}
