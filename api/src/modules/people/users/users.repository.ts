import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { accountRemovalRequests } from '../../../database/schema/removals';
import { permissions, users } from '../../../database/schema/users';
import type { UserRow } from '../../accounts/userAccounts/userAccounts.repository';
import type { RemovedFreeClient } from './removedFreeClients.repository';
import type { MembershipRow } from '../clubs/clubs.repository';

export type PermissionRow = typeof permissions.$inferSelect;

export type UserChangesRow = Partial<
  Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'phoneNumber'
    | 'gender'
    | 'birthDate'
    | 'avatarUrl'
    | 'unitHeight'
    | 'unitWeight'
    | 'updatedAt'
    | 'version'
    | 'unitsVersion'
  >
>;

export interface UserAccount {
  readonly user: UserRow;
  readonly removalDueAt: Date | null;
  readonly permissions: readonly PermissionRow[];
  readonly memberships: readonly MembershipRow[];
  readonly removedFreeClients: readonly RemovedFreeClient[];
}

export function usersRepository(db: DatabaseHandle) {
  return {
    async findWithRemoval(id: number): Promise<Pick<UserAccount, 'user' | 'removalDueAt'> | null> {
      const [found] = await db
        .select({ user: getTableColumns(users), removalDueAt: accountRemovalRequests.dueAt })
        .from(users)
        .leftJoin(
          accountRemovalRequests,
          and(eq(accountRemovalRequests.userId, users.id), eq(accountRemovalRequests.state, 'waiting')),
        )
        .where(eq(users.id, id));
      return found ?? null;
    },

    async update(id: number, changes: UserChangesRow): Promise<void> {
      await db.update(users).set(changes).where(eq(users.id, id));
    },

    async listPermissions(userId: number): Promise<PermissionRow[]> {
      return db.select().from(permissions).where(eq(permissions.userId, userId)).orderBy(asc(permissions.id));
    },
  };
}
