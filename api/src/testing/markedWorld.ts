import { compoundRoutineExercises, compoundRoutines } from '../database/schema/compoundRoutines';
import { clientGroupMembers, clientGroups } from '../database/schema/clients';
import type { DatabaseHandle, DatabasePool } from '../database/database';
import { clubs, clubMemberships, locations } from '../database/schema/clubs';
import { exercises } from '../database/schema/exercises';
import {
  calendarChanges,
  groupSchedules,
  groupScheduleWorkouts,
  scheduledWorkouts,
  userSchedules,
  userScheduleWorkouts,
} from '../database/schema/schedules';
import { managerAssignments } from '../database/schema/users';
import {
  programCategories,
  programs,
  programWorkouts,
  workoutExercises,
  workouts,
  workoutSections,
} from '../database/schema/workouts';
import { buildLog } from './buildLog';
import { buildClient, buildTrainer } from './builders';
import { buildPapers, buildRecords, only, PAST_DAY } from './worlds/markedRecords';

/** Part of every text of a marked world, so that any leak of it is found. */
export const MARK = 'Zqxjmark';

export type MarkedWorld = Awaited<ReturnType<typeof buildMarkedWorld>>;

/** A trainer with one of everything, whose every text carries the mark. */
export async function buildMarkedWorld(db: DatabasePool, mark = MARK) {
  const trainer = await buildTrainer(db, { firstName: mark, lastName: mark });
  const manager = await buildTrainer(db, { isManager: true });
  await db.insert(managerAssignments).values({ managerId: manager.id, trainerId: trainer.id });
  const client = await buildClient(db, trainer.id, { firstName: mark, lastName: mark });
  const ids = await db.transaction(async (tx) => {
    const library = await buildLibrary(tx, trainer.id, mark);
    const calendar = await buildCalendar(tx, {
      trainerId: trainer.id,
      clientId: client.id,
      mark,
      ...library,
    });
    const records = await buildRecords(tx, { clientId: client.id, mark, ...library });
    await buildLog(tx, {
      date: PAST_DAY,
      clientId: client.id,
      scheduledWorkoutId: calendar.pastWorkoutId,
      exerciseId: library.exerciseId,
      mark,
    });
    const papers = await buildPapers(tx, { trainerId: trainer.id, clientId: client.id, mark });
    return { ...library, ...calendar, ...records, ...papers, ...(await buildClub(tx, trainer.id, mark)) };
  });
  return { trainer, manager, client, ...ids };
}

async function buildLibrary(db: DatabaseHandle, ownerId: number, mark: string) {
  const exercise = await only(
    db.insert(exercises).values({ ownerId, name: mark, description: mark }).returning(),
  );
  const workout = await only(
    db.insert(workouts).values({ ownerId, name: mark, description: mark }).returning(),
  );
  const section = await only(
    db.insert(workoutSections).values({ workoutId: workout.id, name: mark, ordinal: 0 }).returning(),
  );
  const placed = { sectionId: section.id, exerciseId: exercise.id, ordinal: 0, reps: 10, notes: mark };
  await db.insert(workoutExercises).values(placed);
  const category = await only(db.select().from(programCategories).limit(1));
  const program = await only(
    db
      .insert(programs)
      .values({ ownerId, categoryId: category.id, name: mark, description: mark })
      .returning(),
  );
  await db
    .insert(programWorkouts)
    .values({ programId: program.id, workoutId: workout.id, ordinal: 0, daysOfWeek: [1] });
  const routine = await only(
    db
      .insert(compoundRoutines)
      .values({ ownerId, title: mark, routineType: 'super_set', reps: 10 })
      .returning(),
  );
  await db
    .insert(compoundRoutineExercises)
    .values([0, 1].map((ordinal) => ({ compoundRoutineId: routine.id, exerciseId: exercise.id, ordinal })));
  return {
    exerciseId: exercise.id,
    workoutId: workout.id,
    programId: program.id,
    routineId: routine.id,
    categoryId: category.id,
  };
}

interface CalendarOwner {
  readonly trainerId: number;
  readonly clientId: number;
  readonly workoutId: number;
  readonly programId: number;
  readonly categoryId: number;
  readonly mark: string;
}

const SCHEDULED_DAY = '2028-02-21';
const inPlan = { ordinal: 0, daysOfWeek: [1] };

const planOf = ({ trainerId, programId, categoryId, mark }: CalendarOwner) => ({
  trainerId,
  programId,
  programName: mark,
  programCategoryId: categoryId,
  startDate: SCHEDULED_DAY,
  endDate: '2028-02-28',
});

async function buildCalendar(db: DatabaseHandle, owner: CalendarOwner) {
  const { trainerId, clientId, workoutId, mark } = owner;
  const newSchedule = () =>
    only(
      db
        .insert(userSchedules)
        .values({ ...planOf(owner), clientId })
        .returning(),
    );
  const schedule = await newSchedule();
  await db.insert(userScheduleWorkouts).values({ ...inPlan, workoutId, userScheduleId: schedule.id });
  const onCalendar = { userScheduleId: schedule.id, trainerId, clientId, workoutId, mark };
  const day = await buildDay(db, { ...onCalendar, date: SCHEDULED_DAY });
  const pastDay = await buildDay(db, { ...onCalendar, date: PAST_DAY });
  const aheadAlone = await newSchedule();
  await buildDay(db, { ...onCalendar, userScheduleId: aheadAlone.id, date: aheadAlone.endDate });
  return {
    ...(await buildGroupCalendar(db, owner)),
    change: await buildChanges(db, { trainerId, clientId, changedBy: trainerId, workoutName: mark }),
    scheduleId: schedule.id,
    /** Has no past day. */
    aheadScheduleId: aheadAlone.id,
    scheduledWorkoutId: day.id,
    pastWorkoutId: pastDay.id,
  };
}

/** The client is the only member. */
async function buildGroupCalendar(db: DatabaseHandle, owner: CalendarOwner) {
  const { trainerId, clientId, workoutId, mark } = owner;
  const group = await only(db.insert(clientGroups).values({ trainerId, title: mark }).returning());
  await db.insert(clientGroupMembers).values({ groupId: group.id, clientId });
  const ofGroup = { ...planOf(owner), clientGroupId: group.id };
  const groupSchedule = await only(db.insert(groupSchedules).values(ofGroup).returning());
  const planWorkout = await only(
    db
      .insert(groupScheduleWorkouts)
      .values({ ...inPlan, workoutId, groupScheduleId: groupSchedule.id })
      .returning(),
  );
  const schedule = await only(
    db
      .insert(userSchedules)
      .values({ ...ofGroup, clientId, groupScheduleId: groupSchedule.id })
      .returning(),
  );
  const workout = await only(
    db
      .insert(userScheduleWorkouts)
      .values({
        ...inPlan,
        workoutId,
        userScheduleId: schedule.id,
        groupScheduleWorkoutId: planWorkout.id,
      })
      .returning(),
  );
  await buildDay(db, {
    userScheduleId: schedule.id,
    planWorkoutId: workout.id,
    clientGroupId: group.id,
    trainerId,
    clientId,
    workoutId,
    mark,
    date: SCHEDULED_DAY,
  });
  const change = { trainerId, clientGroupId: group.id, memberIds: [clientId], changedBy: trainerId };
  return {
    groupChange: await buildChanges(db, { ...change, workoutName: mark }),
    groupId: group.id,
    groupScheduleId: groupSchedule.id,
    planWorkoutId: planWorkout.id,
  };
}

async function buildChanges(db: DatabaseHandle, change: Omit<typeof calendarChanges.$inferInsert, 'kind'>) {
  const undoneAt = new Date(`${PAST_DAY}T12:00:00Z`);
  const [done, undone] = await db
    .insert(calendarChanges)
    .values([
      { ...change, kind: 'move' },
      { ...change, kind: 'move', undoneAt },
    ])
    .returning();
  return { doneId: done?.id ?? 0, undoneId: undone?.id ?? 0 };
}

const buildDay = (
  db: DatabaseHandle,
  {
    mark,
    ...day
  }: Pick<
    typeof scheduledWorkouts.$inferInsert,
    'userScheduleId' | 'planWorkoutId' | 'trainerId' | 'clientId' | 'clientGroupId' | 'workoutId' | 'date'
  > & { readonly mark: string },
) =>
  only(
    db
      .insert(scheduledWorkouts)
      .values({
        ...day,
        workoutName: mark,
        programName: mark,
        programCategoryName: 'Strength',
        totalDurSeconds: 60,
      })
      .returning(),
  );

async function buildClub(db: DatabaseHandle, trainerId: number, mark: string) {
  const club = await only(db.insert(clubs).values({ name: mark }).returning());
  const location = await only(db.insert(locations).values({ clubId: club.id, name: mark }).returning());
  await db.insert(clubMemberships).values({ trainerId, clubId: club.id, locationId: location.id });
  return { clubId: club.id, locationId: location.id };
}
