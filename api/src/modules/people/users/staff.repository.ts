import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { users } from '../../../database/schema/users';

export function staffRepository(db: DatabaseHandle) {
  return {
    async list(): Promise<string[]> {
      const rows = await db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.isStaff, true))
        .orderBy(asc(users.email));
      return rows.map(({ email }) => email);
    },

    async change(email: string, isStaff: boolean): Promise<boolean> {
      const changed = await db
        .update(users)
        .set({ isStaff })
        .where(
          and(
            eq(sql`lower(${users.email})`, email.toLowerCase()),
            ...(isStaff ? [inArray(users.role, ['TRAINER', 'PRACTITIONER']), eq(users.isActive, true)] : []),
          ),
        )
        .returning({ id: users.id });
      return changed.length > 0;
    },
  };
}
