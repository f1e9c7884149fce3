import { MILESTONE_ORDINAL_MAX } from '@formline/shared/contracts/records/milestones';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clientRelations, goals } from '../../../database/schema/clients';
import { milestones } from '../../../database/schema/milestones';

export type MilestoneRow = typeof milestones.$inferSelect;
type GoalRow = NonNullable<Awaited<ReturnType<ReturnType<typeof milestonesRepository>['findGoal']>>>;

export interface Relation {
  readonly trainerId: number;
  readonly clientId: number;
}

export interface Progress {
  readonly milestones: readonly MilestoneRow[];
  readonly goal: GoalRow | null;
}

export function milestonesRepository(db: DatabaseHandle) {
  const isOf = ({ trainerId, clientId }: Relation) =>
    and(eq(milestones.trainerId, trainerId), eq(milestones.clientId, clientId));
  const isRelation = ({ trainerId, clientId }: Relation) =>
    and(eq(clientRelations.trainerId, trainerId), eq(clientRelations.clientId, clientId));

  return {
    async lock(relation: Relation): Promise<boolean> {
      const locked = await db
        .select({ id: clientRelations.id })
        .from(clientRelations)
        .where(isRelation(relation))
        .for('no key update');
      return locked.length > 0;
    },

    async list(relation: Relation): Promise<MilestoneRow[]> {
      return db
        .select()
        .from(milestones)
        .where(isOf(relation))
        .orderBy(sql`${milestones.completedAt} nulls first`, asc(milestones.ordinal), asc(milestones.id));
    },

    async findGoal(relation: Relation) {
      const [goal] = await db
        .select({ id: goals.id, name: goals.name })
        .from(clientRelations)
        .innerJoin(goals, eq(goals.id, clientRelations.goalId))
        .where(isRelation(relation));
      return goal ?? null;
    },

    async insert(milestone: typeof milestones.$inferInsert): Promise<MilestoneRow> {
      const [made] = await db.insert(milestones).values(milestone).returning();
      if (!made) throw new Error('The milestone was not made.');
      return made;
    },

    async update(milestone: MilestoneRow, now: Date): Promise<boolean> {
      const { id, name, ordinal, dueDate, completedAt, version } = milestone;
      const changed = await db
        .update(milestones)
        .set({
          name,
          ordinal: Math.min(ordinal, MILESTONE_ORDINAL_MAX),
          dueDate,
          completedAt,
          version: version + 1,
          updatedAt: now,
        })
        .where(and(eq(milestones.id, id), eq(milestones.version, version)))
        .returning({ id: milestones.id });
      return changed.length > 0;
    },

    async findClientId(trainerId: number, id: number): Promise<number | null> {
      const [found] = await db
        .select({ clientId: milestones.clientId })
        .from(milestones)
        .where(and(eq(milestones.id, id), eq(milestones.trainerId, trainerId)));
      return found?.clientId ?? null;
    },

    async delete(trainerId: number, id: number): Promise<boolean> {
      const present = db
        .select({ id: clientRelations.id })
        .from(clientRelations)
        .where(
          and(eq(clientRelations.trainerId, trainerId), eq(clientRelations.clientId, milestones.clientId)),
        );
      const removed = await db
        .delete(milestones)
        .where(and(eq(milestones.id, id), eq(milestones.trainerId, trainerId), exists(present)))
        .returning({ id: milestones.id });
      return removed.length > 0;
    },
  };
}
