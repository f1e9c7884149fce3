import { CALENDAR_CHANGES } from '@formline/shared/contracts/scheduling/calendarChanges';
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { clientGroups } from './clients';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { userReference, users } from './users';
import { programCategories, programs, workouts } from './workouts';

/** See `shared/src/domain/scheduling/repetition.ts` for the rule. */
const span = () => ({
  startDate: date({ mode: 'string' }).notNull(),
  endDate: date({ mode: 'string' }).notNull(),
  repetition: varchar({ length: 8, enum: ['once', 'onePass', 'repeat', 'rotate'] })
    .notNull()
    .default('repeat'),
});

const bookkeeping = () => ({
  /** Unused. Servers of the previous version write it until they are replaced; the next version drops it. */
  requestHash: varchar({ length: 64 }),
  cancelledAt: momentOf(),
  version: rowVersion(),
  createdAt: createdAt(),
});

const slotColumns = () => ({
  ordinal: integer().notNull(),
  daysOfWeek: smallint().array().notNull(),
  /** Days of the rule that were removed or moved by hand. */
  skippedDates: date({ mode: 'string' })
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** By week from the start; 0: the workout itself, as in the weeks after the last one. Null: in all weeks. */
  weekWorkoutIds: integer().array(),
});

/** Each member has a copy in `user_schedules`; members who join later get one too. */
export const groupSchedules = pgTable(
  'group_schedules',
  {
    id: identity(),
    trainerId: userReference(),
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
    /** Days outside the rule, moved by hand: members who join later get them too. */
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

export const userSchedules = pgTable(
  'user_schedules',
  {
    id: identity(),
    trainerId: userReference(),
    clientId: userReference(),
    programId: integer().references(() => programs.id, { onDelete: 'set null' }),
    programName: varchar({ length: 160 }),
    programCategoryId: integer()
      .notNull()
      .references(() => programCategories.id),
    /** Null once the client has left the group. */
    clientGroupId: integer().references(() => clientGroups.id, { onDelete: 'set null' }),
    /** Stays set after the client has left the group. */
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
    groupScheduleWorkoutId: integer().references(() => groupScheduleWorkouts.id, { onDelete: 'set null' }),
    ...slotColumns(),
  },
  (table) => [
    index('user_schedule_workouts_schedule_idx').on(table.userScheduleId),
    index('user_schedule_workouts_workout_idx').on(table.workoutId),
    index('user_schedule_workouts_group_idx').on(table.groupScheduleWorkoutId),
  ],
);

/** Copies the displayed names: a month is read from one index, and renaming changes no planned days. */
export const scheduledWorkouts = pgTable(
  'scheduled_workouts',
  {
    id: identity(),
    userScheduleId: integer()
      .notNull()
      .references(() => userSchedules.id, { onDelete: 'cascade' }),
    trainerId: userReference(),
    clientId: userReference(),
    /** Read only together with the schedule, so without a foreign key and index. The row may be deleted. */
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
    /** Moved or edited by hand: a new expansion of the rule leaves the day unchanged. */
    isMoved: boolean().notNull().default(false),
    isComplete: boolean().notNull().default(false),
    completedAt: momentOf(),
    /** The missed session; read for display only, so without a foreign key. */
    makesUpFor: integer(),
  },
  (table) => [
    index('scheduled_workouts_schedule_idx').on(table.userScheduleId),
    index('scheduled_workouts_workout_idx').on(table.workoutId),
    index('scheduled_workouts_group_idx').on(table.clientGroupId),
    index('scheduled_workouts_makes_up_for_idx')
      .on(table.makesUpFor)
      .where(sql`makes_up_for is not null`),
    // Drizzle has no INCLUDE: `scheduled_workouts_month_idx` and `scheduled_workouts_adherence_idx` are in migrations.
  ],
);

/** One change of a client's or a group's calendar, kept for some weeks so that it can be undone. */
export const calendarChanges = pgTable(
  'calendar_changes',
  {
    id: identity(),
    trainerId: userReference(),
    clientId: integer().references(() => users.id, { onDelete: 'cascade' }),
    clientGroupId: integer().references(() => clientGroups.id, { onDelete: 'cascade' }),
    /** Of a group, in order: with other members a change is not undone. */
    memberIds: integer().array(),
    changedBy: userReference(),
    kind: varchar({ length: 16, enum: CALENDAR_CHANGES }).notNull(),
    workoutName: varchar({ length: 160 }),
    workoutCount: smallint().notNull().default(0),
    firstDate: date({ mode: 'string' }),
    createdAt: createdAt(),
    undoneAt: momentOf(),
  },
  (table) => [
    index('calendar_changes_client_idx').on(table.clientId, table.trainerId, table.id),
    index('calendar_changes_group_idx').on(table.clientGroupId, table.trainerId, table.id),
    index('calendar_changes_trainer_idx').on(table.trainerId),
    index('calendar_changes_changed_by_idx').on(table.changedBy),
    index('calendar_changes_created_at_idx').on(table.createdAt),
    check('calendar_changes_owner', sql`num_nonnulls(${table.clientId}, ${table.clientGroupId}) = 1`),
  ],
);

/** Rows as they were and became, written by triggers while `formline.calendar_change` names a change. */
export const calendarChangeRows = pgTable(
  'calendar_change_rows',
  {
    id: identity(),
    changeId: integer()
      .notNull()
      .references(() => calendarChanges.id, { onDelete: 'cascade' }),
    tableName: varchar({ length: 40 }).notNull(),
    rowId: integer().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('calendar_change_rows_change_idx').on(table.changeId)],
);
