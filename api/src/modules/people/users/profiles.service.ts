import type { UserChanges } from '@formline/shared/contracts/people/profiles';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { invalidInput, requireNewest } from '../../../plugins/HttpProblem';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { checkAvatar, type OwnsPicture } from './checkAvatar';
import { personColumns, versionAfter } from './personChanges';
import { type UserAccount, usersRepository } from './users.repository';
import { usersService } from './users.service';
import { peopleTexts as texts } from '../people.texts';

interface ProfilesDependencies {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly ownsPicture: OwnsPicture;
}

export function profilesService({ db, clock, ownsPicture }: ProfilesDependencies) {
  return {
    async update(userId: number, changes: UserChanges): Promise<UserAccount> {
      refuseClientsFields(changes);
      const columns = personColumns(changes, clock.now());
      await userAccountsRepository(db).lock(userId);
      const { user } = await usersService(db).readCurrent(userId);
      requireNewest(changes.version, user.version);
      await checkAvatar(ownsPicture, db, {
        trainerId: userId,
        wanted: changes.avatar_url,
        shown: user.avatarUrl,
      });
      const version = versionAfter(changes, user.version);
      await usersRepository(db).update(userId, { ...columns, version });
      return usersService(db).readCurrent(userId);
    },
  };
}

function refuseClientsFields({ height, goal_id, activity_level_id }: UserChanges): void {
  const given = Object.entries({ height, goal_id, activity_level_id }).find(
    ([, value]) => value !== undefined,
  );
  if (given) throw invalidInput(texts.users.clientsField(given[0]));
}
