import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { UserChanges } from '@formline/shared/contracts/people/profiles';
import type { ClientVisibility } from '@formline/shared/contracts/people/users';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { type ClientRow, clientsRepository } from './clients.repository';
import { noSuchClient } from './clientAccess';
import type { Clock } from '../../../clock';
import { invalidInput, requireNewest } from '../../../plugins/HttpProblem';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { activityRepository } from '../activities/activity.repository';
import { checkAvatar, type OwnsPicture } from '../users/checkAvatar';
import { type PartialInput, personColumns, versionAfter, withoutMissing } from '../users/personChanges';
import { usersRepository } from '../users/users.repository';
import { peopleTexts as texts } from '../people.texts';

export function clientsService(db: DatabaseHandle) {
  const clients = clientsRepository(db);
  return {
    async list(trainerId: number, scope: ClubScope): Promise<ClientRow[]> {
      return clients.list(trainerId, scope);
    },

    async read(trainerId: number, clientId: number): Promise<ClientRow> {
      const client = await clients.findById(trainerId, clientId);
      if (!client) throw noSuchClient();
      return client;
    },
  };
}

interface ClientProfilesDependencies {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly ownsPicture: OwnsPicture;
}

interface Relation {
  readonly trainerId: number;
  readonly clientId: number;
}

type VisibilityChanges = PartialInput<ClientVisibility> & { readonly version?: number | undefined };

export function clientProfilesService({ db, clock, ownsPicture }: ClientProfilesDependencies) {
  const clients = clientsRepository(db);
  const read = async (trainerId: number, clientId: number) => clientsService(db).read(trainerId, clientId);

  return {
    async update({ trainerId, clientId }: Relation, changes: UserChanges): Promise<ClientRow> {
      const columns = personColumns(changes, clock.now());
      await userAccountsRepository(db).lock(clientId);
      const before = await read(trainerId, clientId);
      requireNewest(changes.version, before.version);
      await checkChoices(db, changes);
      await checkAvatar(ownsPicture, db, {
        trainerId,
        wanted: changes.avatar_url,
        shown: before.avatarUrl,
      });
      const version = versionAfter(changes, before.version);
      await usersRepository(db).update(clientId, { ...columns, version });
      const { goal_id: goalId, goal_date: goalDate, height, activity_level_id: activityLevelId } = changes;
      if (goalId !== undefined || goalDate !== undefined) {
        await clients.updateRelation(
          { trainerId, clientId },
          withoutMissing({ goalId, goalDate: goalId === null ? null : goalDate }),
        );
      }
      if (height !== undefined || activityLevelId !== undefined) {
        await clients.updateProfile(clientId, withoutMissing({ height, activityLevelId }));
      }
      const after = await read(trainerId, clientId);
      if (after.goalName !== null && after.goalId !== before.goalId) {
        await activityRepository(db).record({
          trainerId,
          clientId,
          type: 'goal_changed',
          happenedAt: clock.now(),
          subject: after.goalName,
        });
      }
      return after;
    },
  };
}

export async function updateVisibility(
  db: Transaction,
  relation: Relation,
  { version, ...chosen }: VisibilityChanges,
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

async function checkChoices(db: Transaction, { goal_id, activity_level_id }: UserChanges): Promise<void> {
  const clients = clientsRepository(db);
  if (typeof goal_id === 'number' && !(await clients.hasGoal(goal_id))) {
    throw invalidInput(texts.clients.noSuchGoal);
  }
  if (typeof activity_level_id === 'number' && !(await clients.hasActivityLevel(activity_level_id))) {
    throw invalidInput(texts.clients.noSuchActivityLevel);
  }
}
