import type { ProfileChoice } from '@formline/shared/domain/clubProfiles';
import { shellTexts } from '../shell.texts';

/** What a profile is called; null is the personal one. */
export const profileName = (choice: ProfileChoice | null): string =>
  choice ? choice.club.ClubName : shellTexts.personalProfile;
