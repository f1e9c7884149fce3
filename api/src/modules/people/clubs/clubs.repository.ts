import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clubMemberships, clubs, locations } from '../../../database/schema/clubs';

export interface MembershipRow {
  readonly clubId: number;
  readonly clubName: string;
  readonly clubLogoUrl: string | null;
  readonly clubStatus: string;
  readonly trainerStatus: string;
  readonly locationId: number | null;
  readonly locations: readonly { readonly id: number; readonly name: string }[];
}

export function clubsRepository(db: DatabaseHandle) {
  return {
    async listMemberships(trainerId: number): Promise<MembershipRow[]> {
      const memberships = await db
        .select({
          clubId: clubs.id,
          clubName: clubs.name,
          clubLogoUrl: clubs.logoUrl,
          clubStatus: clubs.status,
          trainerStatus: clubMemberships.status,
          locationId: clubMemberships.locationId,
        })
        .from(clubMemberships)
        .innerJoin(clubs, eq(clubs.id, clubMemberships.clubId))
        .where(eq(clubMemberships.trainerId, trainerId))
        .orderBy(asc(clubs.name), asc(clubs.id));
      if (memberships.length === 0) return [];
      const found = await db
        .select()
        .from(locations)
        .where(
          inArray(
            locations.clubId,
            memberships.map(({ clubId }) => clubId),
          ),
        )
        .orderBy(asc(locations.name), asc(locations.id));
      return memberships.map((membership) => ({
        ...membership,
        locations: found
          .filter(({ clubId }) => clubId === membership.clubId)
          .map(({ id, name }) => ({ id, name })),
      }));
    },

    async isActiveMember(trainerId: number, clubId: number): Promise<boolean> {
      const [membership] = await db
        .select({ id: clubMemberships.id })
        .from(clubMemberships)
        .innerJoin(clubs, eq(clubs.id, clubMemberships.clubId))
        .where(
          and(
            eq(clubMemberships.trainerId, trainerId),
            eq(clubMemberships.clubId, clubId),
            sql`lower(${clubMemberships.status}) = 'active'`,
            sql`lower(${clubs.status}) = 'active'`,
          ),
        );
      return membership !== undefined;
    },

    async hasLocation(clubId: number, locationId: number): Promise<boolean> {
      const [location] = await db
        .select({ id: locations.id })
        .from(locations)
        .where(and(eq(locations.id, locationId), eq(locations.clubId, clubId)));
      return location !== undefined;
    },
  };
}
