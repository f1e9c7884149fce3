import { isBirthDate } from '@formline/shared/domain/birthDate';
import { phoneNumberProblem, storedPhoneNumber } from '@formline/shared/domain/phoneNumber';
import type { PersonChanges, UserChanges } from '@formline/shared/contracts/profiles';
import type { ClientVisibility } from '@formline/shared/contracts/users';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput, requireNewest } from '../../../plugins/HttpProblem';
import { activityRepository } from '../activityFeed/activity.repository';
import { cataloguesRepository } from '../../library/catalogues/catalogues.repository';
import { type ClientRow, clientsRepository } from '../clients/clients.repository';
import { clientsService } from '../clients/clients.service';
import { noSuchClient } from '../clients/noSuchClient';
import { checkAvatar } from './checkAvatar';
import { type Named, withoutMissing } from './namedFields';
import { type UserAccount, type UserChangesRow, usersRepository } from './users.repository';
import { usersService } from './users.service';

interface Relation {
  readonly trainerId: number;
  readonly clientId: number;
}

export function profilesService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  return {
    async updateOwn(userId: number, changes: UserChanges): Promise<UserAccount> {
      refuseClientsFields(changes);
      const columns = personColumns(changes, clock.now());
      return db.transaction(async (tx) => {
        const users = usersRepository(tx);
        await users.lock(userId);
        const { user } = await usersService(tx).readCurrent(userId);
        requireNewest(changes.version, user.version);
        await checkAvatar(tx, userId, { wanted: changes.avatar_url, shown: user.avatarUrl });
        await users.update(userId, { ...columns, version: versionAfter(changes, user.version) });
        return usersService(tx).readCurrent(userId);
      });
    },

    async updateClient({ trainerId, clientId }: Relation, changes: UserChanges): Promise<ClientRow> {
      const columns = personColumns(changes, clock.now());
      return db.transaction(async (tx) => {
        const users = usersRepository(tx);
        await users.lock(clientId);
        const before = await clientsService(tx).read(trainerId, clientId);
        requireNewest(changes.version, before.version);
        await checkChoices(tx, changes);
        await checkAvatar(tx, trainerId, { wanted: changes.avatar_url, shown: before.avatarUrl });
        await users.update(clientId, { ...columns, version: versionAfter(changes, before.version) });
        const clients = clientsRepository(tx);
        const { goal_id: goalId, height, activity_level_id: activityLevelId } = changes;
        if (goalId !== undefined) await clients.updateRelation({ trainerId, clientId }, { goalId });
        if (height !== undefined || activityLevelId !== undefined) {
          await clients.updateProfile(clientId, withoutMissing({ height, activityLevelId }));
        }
        const after = await clientsService(tx).read(trainerId, clientId);
        if (after.goalName !== null && after.goalId !== before.goalId) {
          await activityRepository(tx).record({
            trainerId,
            clientId,
            type: 'goal_changed',
            happenedAt: clock.now(),
            subject: after.goalName,
          });
        }
        return after;
      });
    },
  };
}

/** Which cards a client sees. */
export async function updateVisibility(
  db: DatabaseHandle,
  relation: Relation,
  { version, ...chosen }: Named<ClientVisibility> & { readonly version?: number | undefined },
): Promise<ClientRow> {
  const clients = clientsRepository(db);
  const preferencesVersion = await clients.lockPreferences(relation);
  if (preferencesVersion === null) throw noSuchClient();
  requireNewest(version, preferencesVersion);
  const changes = withoutMissing({
    visibleGoals: chosen.visible_goals,
    visibleNutrition: chosen.visible_nutrition,
    visibleMeasures: chosen.visible_measures,
    visiblePerfAssess: chosen.visible_perf_assess,
    visibleOhsa: chosen.visible_ohsa,
  });
  if (Object.keys(changes).length > 0) {
    await clients.updateRelation(relation, { ...changes, preferencesVersion: preferencesVersion + 1 });
  }
  return clientsService(db).read(relation.trainerId, relation.clientId);
}

/** A request that names no field changes nothing. */
const versionAfter = ({ version: _base, ...fields }: UserChanges, version: number): number =>
  Object.values(fields).some((value) => value !== undefined) ? version + 1 : version;

function personColumns(changes: PersonChanges, now: Date): UserChangesRow {
  checkBirthDate(changes.birth_date, now.toISOString().slice(0, 10));
  return withoutMissing({
    firstName: changes.first_name,
    lastName: changes.last_name,
    phoneNumber: keptPhoneNumber(changes.phone_number),
    gender: changes.gender,
    birthDate: changes.birth_date,
    avatarUrl: changes.avatar_url,
    updatedAt: now,
  });
}

function keptPhoneNumber(text: string | null | undefined): string | null | undefined {
  if (text === undefined || text === null) return text;
  const problem = phoneNumberProblem(text);
  if (problem !== null) throw invalidInput(problem);
  return storedPhoneNumber(text);
}

function checkBirthDate(date: string | null | undefined, today: string): void {
  if (date !== undefined && date !== null && !isBirthDate(date, today)) {
    throw invalidInput('birth_date: must be a day of the past, not before 1900');
  }
}

function refuseClientsFields({ height, goal_id, activity_level_id }: UserChanges): void {
  const given = Object.entries({ height, goal_id, activity_level_id }).find(
    ([, value]) => value !== undefined,
  );
  if (given) throw invalidInput(`${given[0]}: belongs to the profile of a client`);
}

async function checkChoices(db: DatabaseHandle, { goal_id, activity_level_id }: UserChanges): Promise<void> {
  const catalogues = cataloguesRepository(db);
  if (typeof goal_id === 'number' && !(await catalogues.hasGoal(goal_id))) {
    throw invalidInput('goal_id: there is no such goal');
  }
  if (typeof activity_level_id === 'number' && !(await catalogues.hasActivityLevel(activity_level_id))) {
    throw invalidInput('activity_level_id: there is no such activity level');
  }
}
