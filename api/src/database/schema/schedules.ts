import { boolean, check, date, index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { clientGroups } from './clients';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { users } from './users';
import { programCategories, programs, workouts } from './workouts';

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
    clientGroupId: integer().references(() => clientGroups.id, { onDelete: 'set null' }),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    version: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_schedules_client_idx').on(table.clientId, table.trainerId),
    index('user_schedules_trainer_idx').on(table.trainerId),
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
    ordinal: integer().notNull(),
    /** 0 Sunday to 6 Saturday; empty: the start date alone. */
    daysOfWeek: smallint().array().notNull(),
  },
  (table) => [
    index('user_schedule_workouts_schedule_idx').on(table.userScheduleId),
    index('user_schedule_workouts_workout_idx').on(table.workoutId),
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
    workoutId: integer()
      .notNull()
      .references(() => workouts.id),
    clientGroupId: integer().references(() => clientGroups.id, { onDelete: 'set null' }),
    date: date({ mode: 'string' }).notNull(),
    workoutName: varchar({ length: 160 }).notNull(),
    programName: varchar({ length: 160 }),
    programCategoryName: varchar({ length: 60 }).notNull(),
    totalDurSeconds: integer().notNull(),
    isComplete: boolean().notNull().default(false),
    completedAt: momentOf(),
  },
  (table) => [
    index('scheduled_workouts_schedule_idx').on(table.userScheduleId),
    index('scheduled_workouts_workout_idx').on(table.workoutId),
    index('scheduled_workouts_group_idx').on(table.clientGroupId),
  ],
);
