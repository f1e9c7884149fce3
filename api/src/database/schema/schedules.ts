import { boolean, check, date, index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { clientGroups } from './clients';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { users } from './users';
import { programCategories, programs, workouts } from './workouts';

/** First and last day of a plan, and how its days are made from the rule (`shared/src/domain/scheduling/repetition.ts`). */
const span = () => ({
  startDate: date({ mode: 'string' }).notNull(),
  endDate: date({ mode: 'string' }).notNull(),
  repetition: varchar({ length: 8, enum: ['once', 'onePass', 'repeat'] })
    .notNull()
    .default('repeat'),
});

const bookkeeping = () => ({
  /** Unused. Servers of the version before write it until they are replaced; the version after this one drops it. */
  requestHash: varchar({ length: 64 }),
  cancelledAt: momentOf(),
  version: rowVersion(),
  createdAt: createdAt(),
});

/** Where a workout stands in a plan and on which days it is done. */
const slotColumns = () => ({
  ordinal: integer().notNull(),
  /** 0 Sunday to 6 Saturday; empty: the start date alone. */
  daysOfWeek: smallint().array().notNull(),
  /** Days of the rule it was taken off or moved away from by hand. */
  skippedDates: date({ mode: 'string' })
    .array()
    .notNull()
    .default(sql`'{}'`),
});

/** What a trainer scheduled for a group. Each member has a schedule of their own made from it; who joins later gets one. */
export const groupSchedules = pgTable(
  'group_schedules',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientGroupId: integer()
      .notNull()
      .references(() => clientGroups.id, { onDelete: 'cascade' }),
    programId: integer().references(() => programs.id, { onDelete: 'set null' }),
    programName: varchar({ length: 160 }),
    programCategoryId: integer()
      .notNull()
      .references(() => programCategories.id),
    ...span(),
    ...bookkeeping(),
  },
  (table) => [
    index('group_schedules_group_idx').on(table.clientGroupId),
    index('group_schedules_trainer_idx').on(table.trainerId),
    index('group_schedules_program_idx').on(table.programId),
    check('group_schedules_order', sql`${table.endDate} >= ${table.startDate}`),
  ],
);

export const groupScheduleWorkouts = pgTable(
  'group_schedule_workouts',
  {
    id: identity(),
    groupScheduleId: integer()
      .notNull()
      .references(() => groupSchedules.id, { onDelete: 'cascade' }),
    workoutId: integer()
      .notNull()
      .references(() => workouts.id),
    ...slotColumns(),
    /** Days beside the rule it was moved to by hand: who joins later gets them too. */
    movedDates: date({ mode: 'string' })
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index('group_schedule_workouts_schedule_idx').on(table.groupScheduleId),
    index('group_schedule_workouts_workout_idx').on(table.workoutId),
  ],
);

/** What a trainer put on a client's calendar in one go: a program, or single workouts without one. */
export const userSchedules = pgTable(
  'user_schedules',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: workouts without a program. */
    programId: integer().references(() => programs.id, { onDelete: 'set null' }),
    programName: varchar({ length: 160 }),
    programCategoryId: integer()
      .notNull()
      .references(() => programCategories.id),
    /** The group it belongs to while the client is a member. */
    clientGroupId: integer().references(() => clientGroups.id, { onDelete: 'set null' }),
    /** The group's schedule it was made from; it stays known after the client has left the group. */
    groupScheduleId: integer().references(() => groupSchedules.id, { onDelete: 'set null' }),
    ...span(),
    ...bookkeeping(),
  },
  (table) => [
    index('user_schedules_client_idx').on(table.clientId, table.trainerId),
    index('user_schedules_trainer_idx').on(table.trainerId),
    index('user_schedules_group_schedule_idx').on(table.groupScheduleId),
    index('user_schedules_group_idx').on(table.clientGroupId),
    check('user_schedules_order', sql`${table.endDate} >= ${table.startDate}`),
  ],
);

/** The rule the days of a schedule were expanded from: each workout with its days of the week. */
export const userScheduleWorkouts = pgTable(
  'user_schedule_workouts',
  {
    id: identity(),
    userScheduleId: integer()
      .notNull()
      .references(() => userSchedules.id, { onDelete: 'cascade' }),
    workoutId: integer()
      .notNull()
      .references(() => workouts.id),
    /** The place in the group's schedule it was made from. */
    groupScheduleWorkoutId: integer().references(() => groupScheduleWorkouts.id, { onDelete: 'set null' }),
    ...slotColumns(),
  },
  (table) => [
    index('user_schedule_workouts_schedule_idx').on(table.userScheduleId),
    index('user_schedule_workouts_workout_idx').on(table.workoutId),
    index('user_schedule_workouts_group_idx').on(table.groupScheduleWorkoutId),
  ],
);

/**
 * One workout on one day of a client's calendar. It carries the names shown on the calendar: a month is read from one
 * covering index (see the migrations), and a workout renamed later leaves the days that were planned before as they are.
 */
export const scheduledWorkouts = pgTable(
  'scheduled_workouts',
  {
    id: identity(),
    userScheduleId: integer()
      .notNull()
      .references(() => userSchedules.id, { onDelete: 'cascade' }),
    trainerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The row of `user_schedule_workouts` it was expanded from; null or gone when there is none any more. It is only looked
     * up together with the schedule, so that it needs no key of its own and no index on the largest table.
     */
    planWorkoutId: integer(),
    workoutId: integer()
      .notNull()
      .references(() => workouts.id),
    clientGroupId: integer().references(() => clientGroups.id, { onDelete: 'set null' }),
    date: date({ mode: 'string' }).notNull(),
    workoutName: varchar({ length: 160 }).notNull(),
    programName: varchar({ length: 160 }),
    programCategoryName: varchar({ length: 60 }).notNull(),
    totalDurSeconds: integer().notNull(),
    /** Put on its day, or given its content, by hand: a new expansion of the rule leaves it as it is. */
    isMoved: boolean().notNull().default(false),
    isComplete: boolean().notNull().default(false),
    completedAt: momentOf(),
  },
  (table) => [
    index('scheduled_workouts_schedule_idx').on(table.userScheduleId),
    index('scheduled_workouts_workout_idx').on(table.workoutId),
    index('scheduled_workouts_group_idx').on(table.clientGroupId),
  ],
);
