import type { ClubProfile } from '@formline/shared/contracts/people/users';
import type { MembershipRow } from './clubs.repository';

export function presentMembership(row: MembershipRow): ClubProfile {
  return {
    ClubId: row.clubId,
    ClubName: row.clubName,
    LocationName: row.locations.find(({ id }) => id === row.locationId)?.name ?? null,
    ClubLogoUrl: row.clubLogoUrl,
    ClubStatus: row.clubStatus,
    TrainerStatus: row.trainerStatus,
    Locations: row.locations.map(({ id, name }) => ({ Id: id, Name: name })),
  };
}
