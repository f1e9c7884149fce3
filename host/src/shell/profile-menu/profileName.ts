import type { ProfileChoice } from '@formline/shared/domain/clubProfiles';
import { shellTexts } from '../shell.texts';

/** Null is the personal profile. */
export const profileName = (choice: ProfileChoice | null): string =>
  choice ? choice.club.ClubName : shellTexts.personalProfile;

export function profileNote(choice: ProfileChoice | null): string | undefined {
  if (!choice) return undefined;
  if (choice.location) return choice.location.Name;
  const names = choice.club.Locations.map(({ Name }) => Name);
  return names.length > 0 ? names.join(', ') : (choice.club.LocationName ?? undefined);
}
