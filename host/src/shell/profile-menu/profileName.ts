import type { ProfileChoice } from '@formline/shared/domain/clubProfiles';
import { shellTexts } from '../shell.texts';

/** What a profile is called; null is the personal one. */
export const profileName = (choice: ProfileChoice | null): string =>
  choice ? choice.club.ClubName : shellTexts.personalProfile;

/** Where a profile is, when that is known: a location, or all locations of the club. */
export function profileNote(choice: ProfileChoice | null): string | undefined {
  if (!choice) return undefined;
  if (choice.location) return choice.location.Name;
  const names = choice.club.Locations.map(({ Name }) => Name);
  return names.length > 0 ? names.join(', ') : (choice.club.LocationName ?? undefined);
}
