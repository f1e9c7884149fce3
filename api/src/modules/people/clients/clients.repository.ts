import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import type { IdParameter } from '../../../database/queryParts';
import { activityLevels, clientProfiles, clientRelations, goals } from '../../../database/schema/clients';
import { clientInvitations } from '../../../database/schema/invitations';
import { users } from '../../../database/schema/users';

const clientColumns = {
  id: users.id,
  version: users.version,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  birthDate: users.birthDate,
  gender: users.gender,
  avatarUrl: users.avatarUrl,
  role: users.role,
  height: clientProfiles.height,
  weight: clientProfiles.weight,
  activityLevelId: clientProfiles.activityLevelId,
  goalId: goals.id,
  goalName: goals.name,
  goalDate: clientRelations.goalDate,
  startedTrainingAt: clientRelations.startedTrainingAt,
  isActive: clientRelations.isActive,
  invitedAt: clientInvitations.sentAt,
  visibleGoals: clientRelations.visibleGoals,
  visibleNutrition: clientRelations.visibleNutrition,
  visibleMeasures: clientRelations.visibleMeasures,
  visiblePerfAssess: clientRelations.visiblePerfAssess,
  visibleOhsa: clientRelations.visibleOhsa,
  preferencesVersion: clientRelations.preferencesVersion,
} as const;

export type ClientRow = Awaited<ReturnType<ReturnType<typeof clientsRepository>['list']>>[number];

export type RelationChanges = Partial<
  Pick<
    typeof clientRelations.$inferSelect,
    | 'goalId'
    | 'goalDate'
    | 'preferencesVersion'
    | 'visibleGoals'
    | 'visibleNutrition'
    | 'visibleMeasures'
    | 'visiblePerfAssess'
    | 'visibleOhsa'
  >
>;

export type ProfileChanges = Partial<
  Pick<typeof clientProfiles.$inferSelect, 'height' | 'activityLevelId' | 'weight'>
>;

export function clientsRepository(db: DatabaseHandle) {
  const clientsOf = (
    trainerId: IdParameter,
    scope: { readonly [Key in keyof ClubScope | 'clientId']?: IdParameter | undefined },
  ) =>
    db
      .select(clientColumns)
      .from(clientRelations)
      .innerJoin(users, eq(users.id, clientRelations.clientId))
      .leftJoin(
        clientInvitations,
        and(
          eq(clientInvitations.trainerId, clientRelations.trainerId),
          eq(clientInvitations.clientId, clientRelations.clientId),
        ),
      )
      .leftJoin(clientProfiles, eq(clientProfiles.userId, users.id))
      .leftJoin(goals, eq(goals.id, clientRelations.goalId))
      .where(
        and(
          relationsWithin(trainerId, scope),
          scope.clientId === undefined ? undefined : eq(clientRelations.clientId, scope.clientId),
        ),
      )
      .orderBy(
        sql`${users.searchFirstName} collate "C"`,
        sql`${users.searchLastName} collate "C"`,
        asc(users.id),
      );

  const prepareList = (scope: Parameters<typeof clientsOf>[1]) =>
    clientsOf(sql.placeholder('trainerId'), scope).prepare(
      `clients_${Object.keys(scope).join('_') || 'all'}`,
    );
  const lists = new Map<string, ReturnType<typeof prepareList>>();

  return {
    /** Prepared once per connection, because it runs very often. */
    async list(trainerId: number, { club_id, location_id }: ClubScope) {
      const scope = {
        ...(club_id !== undefined && { club_id: sql.placeholder('club_id') }),
        ...(location_id !== undefined && { location_id: sql.placeholder('location_id') }),
      };
      const key = Object.keys(scope).join();
      const statement = lists.get(key) ?? prepareList(scope);
      lists.set(key, statement);
      return statement.execute({ trainerId, club_id, location_id });
    },

    async findById(trainerId: number, clientId: number) {
      const [client] = await clientsOf(trainerId, { clientId });
      return client ?? null;
    },

    async findStatus(trainerId: number, clientId: number): Promise<ClientStatus | null> {
      const [found] = await db.select({ status: clientStatus(trainerId, clientId) }).from(sql`(select) one`);
      return found?.status ?? null;
    },

    async exists(trainerId: number, clientId: number): Promise<boolean> {
      const [relation] = await db
        .select({ id: clientRelations.id })
        .from(clientRelations)
        .where(and(eq(clientRelations.trainerId, trainerId), eq(clientRelations.clientId, clientId)));
      return relation !== undefined;
    },

    async hasGoal(id: number): Promise<boolean> {
      return (await db.select({ id: goals.id }).from(goals).where(eq(goals.id, id))).length > 0;
    },

    async hasActivityLevel(id: number): Promise<boolean> {
      const found = await db
        .select({ id: activityLevels.id })
        .from(activityLevels)
        .where(eq(activityLevels.id, id));
      return found.length > 0;
    },

    /** Row lock: others who change the preferences wait. */
    async lockPreferences({
      trainerId,
      clientId,
    }: {
      readonly trainerId: number;
      readonly clientId: number;
    }): Promise<number | null> {
      const [relation] = await db
        .select({ version: clientRelations.preferencesVersion })
        .from(clientRelations)
        .where(and(eq(clientRelations.trainerId, trainerId), eq(clientRelations.clientId, clientId)))
        .for('no key update');
      return relation?.version ?? null;
    },

    async updateRelation(
      { trainerId, clientId }: { readonly trainerId: number; readonly clientId: number },
      changes: RelationChanges,
    ): Promise<void> {
      await db
        .update(clientRelations)
        .set(changes)
        .where(and(eq(clientRelations.trainerId, trainerId), eq(clientRelations.clientId, clientId)));
    },

    async updateProfile(clientId: number, changes: ProfileChanges): Promise<void> {
      await db
        .insert(clientProfiles)
        .values({ userId: clientId, ...changes })
        .onConflictDoUpdate({ target: clientProfiles.userId, set: changes });
    },
  };
}

export const relationsWithin = (
  trainerId: IdParameter,
  scope: { readonly [Key in keyof ClubScope]: IdParameter | undefined },
) =>
  and(
    eq(clientRelations.trainerId, trainerId),
    scope.club_id === undefined ? undefined : eq(clientRelations.clubId, scope.club_id),
    scope.location_id === undefined ? undefined : eq(clientRelations.locationId, scope.location_id),
  );

export interface ClientStatus {
  readonly isActive: boolean;
  readonly bypass_subscription: boolean;
  readonly subscription_expiration_date: string | null;
}

/** One JSON value, so that a frequent read can include it; null when the client is not the trainer's. */
export const clientStatus = (trainerId: IdParameter, clientId: IdParameter): SQL<ClientStatus | null> =>
  sql`(select json_build_object(
      'isActive', relation.is_active,
      'bypass_subscription', trainer.bypass_subscription,
      'subscription_expiration_date', trainer.subscription_expiration_date)
    from client_relations relation join users trainer on trainer.id = relation.trainer_id
    where relation.trainer_id = ${trainerId} and relation.client_id = ${clientId})`;
