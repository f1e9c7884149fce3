import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { accountRemovalRequests } from '../../../database/schema/accountRemoval';
import { permissions, users } from '../../../database/schema/users';
import type { RemovedFreeClient } from '../clients/removedFreeClients.repository';
import type { MembershipRow } from '../clubs/clubs.repository';

export type UserRow = typeof users.$inferSelect;
export type PermissionRow = typeof permissions.$inferSelect;

/** What a profile can change of a user; what is undefined stays. */
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

/** A user with what belongs to the account. */
export interface UserAccount {
  readonly user: UserRow;
  /** When the account is deleted, because its owner asked for it. */
  readonly removalDueAt: Date | null;
  readonly permissions: readonly PermissionRow[];
  readonly memberships: readonly MembershipRow[];
  readonly removedFreeClients: readonly RemovedFreeClient[];
}

export function usersRepository(db: DatabaseHandle) {
  return {
    async findById(id: number): Promise<UserRow | null> {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      return user ?? null;
    },

    /** A user, and when the account is deleted if its owner asked for it. */
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

    /** Until the transaction ends, others who lock the same user wait. */
    async lock(id: number): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    },

    /** At least one field must be named. */
    async update(id: number, changes: UserChangesRow): Promise<void> {
      await db.update(users).set(changes).where(eq(users.id, id));
    },

    async confirmEmail(id: number, now: Date): Promise<void> {
      await db
        .update(users)
        .set({ emailConfirmedAt: now })
        .where(and(eq(users.id, id), isNull(users.emailConfirmedAt)));
    },

    async listPermissions(userId: number): Promise<PermissionRow[]> {
      return db.select().from(permissions).where(eq(permissions.userId, userId)).orderBy(asc(permissions.id));
    },
  };
}
