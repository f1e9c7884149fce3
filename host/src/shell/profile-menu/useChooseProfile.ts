import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import type { ProfileChoice } from '@formline/shared/domain/accounts/clubProfiles';
import { useNavigate } from '@formline/shared/routing';
import { selectClubProfile } from '@formline/shared/session';
import { announce } from '@formline/shared/ui/core';
import { shellTexts } from '../shell.texts';
import { profileName } from './profileChoice';

export function useChooseProfile(): (choice: ProfileChoice | null) => void {
  const navigate = useNavigate();
  return (choice) => {
    selectClubProfile(choice?.club ?? null, choice?.location?.Id ?? null);
    announce(shellTexts.profileChosen(profileName(choice)));
    void navigate(CLIENTS_PATH);
  };
}
