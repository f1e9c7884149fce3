import type { ProfileChoice } from '@formline/shared/domain/accounts/clubProfiles';
import type { Session } from '@formline/shared/session';
import { PersonAvatar } from '@formline/shared/ui/core';
import { MenuChoice } from '@formline/shared/ui/overlays';
import { shellTexts } from '../shell.texts';
import { chosenProfileKey, profileKey, profileName, profileNote, useChooseProfile } from './profileChoice';

interface ProfileSwitcherProps {
  readonly choices: readonly ProfileChoice[];
  readonly session: Extract<Session, { status: 'signed-in' }>;
}

export function ProfileSwitcher({ choices, session }: ProfileSwitcherProps) {
  const { user } = session;
  const choose = useChooseProfile();
  const options = [
    {
      value: profileKey(null),
      label: shellTexts.personalProfile,
      media: <PersonAvatar name={user.full_name} imageUrl={user.avatar_url} size="sm" />,
    },
    ...choices.map((choice) => ({
      value: profileKey(choice),
      label: profileName(choice),
      description: profileNote(choice),
      media: <PersonAvatar name={choice.club.ClubName} imageUrl={choice.club.ClubLogoUrl} size="sm" />,
    })),
  ];
  const handleChange = (value: string) =>
    choose(choices.find((choice) => profileKey(choice) === value) ?? null);
  return (
    <MenuChoice
      label={shellTexts.myProfiles}
      options={options}
      value={chosenProfileKey(session)}
      onChange={handleChange}
    />
  );
}
