import type { UnitPreference } from '@formline/shared/contracts/people/users';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { requireNewest } from '../../../plugins/HttpProblem';
import { type PartialInput, withoutMissing } from './personChanges';
import { type UserRow, userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { usersRepository } from './users.repository';
import { usersService } from './users.service';

export function unitsService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  const users = usersService(db);
  return {
    async read(userId: number): Promise<UserRow> {
      return (await users.readCurrent(userId)).user;
    },

    async update(
      userId: number,
      { version, ...chosen }: PartialInput<UnitPreference> & { readonly version?: number | undefined },
    ): Promise<UserRow> {
      const units = withoutMissing({ unitHeight: chosen.unit_height, unitWeight: chosen.unit_weight });
      const repository = usersRepository(db);
      await userAccountsRepository(db).lock(userId);
      const { unitsVersion } = (await users.readCurrent(userId)).user;
      requireNewest(version, unitsVersion);
      await repository.update(userId, { ...units, unitsVersion: unitsVersion + 1, updatedAt: clock.now() });
      return (await users.readCurrent(userId)).user;
    },
  };
}
