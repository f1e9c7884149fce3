import { type CalendarEditResult, MOST_COPIES } from '@formline/shared/contracts/scheduling/calendarChanges';
import { copiedSchedule } from '@formline/shared/domain/scheduling/copiedSchedule';
import { invalidInput } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { clientAccess, noSuchClient } from '../../people/clients/clientAccess';
import { clientGroupsRepository } from '../clientGroups/clientGroups.repository';
import { lockedGroup } from '../groupSchedules/groupLocks';
import { writeGroupSchedule } from '../groupSchedules/writeGroupSchedule';
import { planDaysRepository } from '../plans/planDays.repository';
import { planSourcesRepository } from '../plans/planSources.repository';
import { planWriterRepository } from '../plans/planWriter.repository';
import { schedulingTexts as texts } from '../scheduling.texts';
import { forEachItem } from '../schedules/forEachClient';
import type { ClientOfTrainer } from '../schedules/schedulesOverview.repository';
import type { SourceSchedule } from './calendarEdits.repository';
import { checkTarget, type EditSource } from './editedWorkouts';
import { type EditParts, recordEdit } from './recordEdit';

interface Copied {
  readonly sources: readonly EditSource[];
  /** Those that the workouts come from. */
  readonly schedules: readonly SourceSchedule[];
}

export interface CopyTargets {
  readonly clientIds: readonly number[];
  readonly groupIds: readonly number[];
}

/** Each calendar gets all copies or none. */
export async function writeCopies(
  parts: EditParts,
  { sources, schedules }: Copied,
  { clientIds, groupIds }: CopyTargets,
): Promise<CalendarEditResult> {
  const targets = [
    ...ascending(groupIds).map((groupId) => ({ groupId })),
    ...ascending(clientIds).map((clientId) => ({ clientId })),
  ];
  if (clientIds.length * sources.length > MOST_COPIES) throw invalidInput(texts.changes.tooMany);
  for (const { to } of sources) checkTarget(to, parts.today);
  const copies = schedules.map((schedule) =>
    copyOf(
      schedule,
      sources.filter(({ scheduleId }) => scheduleId === schedule.id),
    ),
  );
  const { done, refused } = await forEachItem(parts.db, targets, (target) =>
    'groupId' in target
      ? writeForGroup(parts, target.groupId, copies)
      : writeForClient(parts, target.clientId, copies),
  );
  return {
    edited: done.flat(),
    refused: refused.map(({ item, ...problem }) => ({
      ...('groupId' in item ? { group_id: item.groupId } : { client_id: item.clientId }),
      ...problem,
    })),
  };
}

type Copy = ReturnType<typeof copyOf>;

/** A schedule of its own, with the program, name and category of the one that the workouts come from. */
export function copyOf({ id: _id, ...facts }: SourceSchedule, sources: readonly EditSource[]) {
  const { workouts, days, ...span } = copiedSchedule(
    sources.map(({ workoutId, date, to = date }) => ({ workoutId, date: to })),
  );
  const slots = workouts.map(({ workoutId, daysOfWeek, skippedDates }, ordinal) => ({
    workoutId,
    ordinal,
    daysOfWeek: [...daysOfWeek],
    skippedDates: [...skippedDates],
  }));
  return { plan: { ...facts, ...span }, slots, days, firstWorkout: sources[0]?.workoutName };
}

/** Returns the schedule's id. */
export async function writeClientCopy(
  { db, clock }: Pick<EditParts, 'db' | 'clock'>,
  client: ClientOfTrainer,
  { plan, slots, days, firstWorkout }: Copy,
): Promise<number> {
  const writer = planWriterRepository(db);
  const scheduleId = await writer.insertSchedule({ ...client, ...plan });
  await writer.insertWorkouts(scheduleId, slots);
  await planDaysRepository(db, 'client').insert([scheduleId], days);
  await activityRepository(db).record({
    ...client,
    type: plan.programName === null ? 'workout_scheduled' : 'program_scheduled',
    happenedAt: clock.now(),
    subject: plan.programName ?? firstWorkout ?? '',
    day: plan.startDate,
    count: days.length,
  });
  return scheduleId;
}

async function writeForClient(parts: EditParts, clientId: number, copies: readonly Copy[]) {
  const { db, clock, actor } = parts;
  const client = { trainerId: actor.trainerId, clientId };
  await clientAccess({ db, clock }).requireOne(actor.trainerId, clientId);
  return recordEdit(parts, { clientId, kind: 'copy' }, async () => {
    if (!(await planSourcesRepository(db).lockClient(actor.trainerId, clientId, {}))) throw noSuchClient();
    for (const copy of copies) await writeClientCopy(parts, client, copy);
  });
}

async function writeForGroup(parts: EditParts, groupId: number, copies: readonly Copy[]) {
  const { db, clock, actor } = parts;
  const { trainerId } = actor;
  const group = await lockedGroup(db, { trainerId, groupId, scope: {} });
  const members = await clientGroupsRepository(db).listMembers(trainerId, [groupId]);
  const memberIds = members.map(({ id }) => id);
  await clientAccess({ db, clock }).requireAll(trainerId, memberIds, texts.groups.everyMember);
  return recordEdit(parts, { groupId, kind: 'copy' }, async () => {
    for (const copy of copies) await writeGroupSchedule(parts, group, copy);
  });
}

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other);
