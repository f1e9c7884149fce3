import type { ProfileChoice } from '@formline/shared/domain/clubProfiles';
import { shellTexts } from '../shell.texts';

/** What a profile is called; null is the personal one. */
export const profileName = (choice: ProfileChoice | null): string =>
  choice ? choice.club.ClubName : shellTexts.personalProfile;

/** Where a profile is, when that is known. */
export const profileNote = (choice: ProfileChoice | null): string | undefined =>
  choice?.location?.Name ?? choice?.club.LocationName ?? undefined;
