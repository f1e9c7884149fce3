import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import {
  type CalendarEditResult,
  type editCalendar,
  MOST_COPIES,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { copiedSchedule } from '@formline/shared/domain/scheduling/copiedSchedule';
import { invalidInput } from '../../../plugins/HttpProblem';
import { clientAccess, noSuchClient } from '../../people/clients/clientAccess';
import { requireMembers } from '../clientGroups/groupAccess';
import { lockedGroup } from '../groupSchedules/groupLocks';
import { writeGroupSchedule } from '../groupSchedules/writeGroupSchedule';
import { planSourcesRepository } from '../plans/planSources.repository';
import { schedulingTexts as texts } from '../scheduling.texts';
import { forEachItem } from '../schedules/forEachClient';
import { type ScheduleToWrite, writeSchedule } from '../schedules/writeSchedule';
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

type Asked = Pick<
  NonNullable<EndpointInput<typeof editCalendar>['body']>,
  'mode' | 'client_ids' | 'group_ids'
>;

/** @param own the calendar that the workouts are on @throws HttpProblem when a move or removal names others */
export function targetsOf(
  { mode, client_ids: clientIds, group_ids: groupIds }: Asked,
  own: Partial<CopyTargets>,
): CopyTargets {
  const isNamed = clientIds !== undefined || groupIds !== undefined;
  if (isNamed && mode !== 'copy') throw invalidInput(texts.changes.copiesOnly);
  const { clientIds: clients = [], groupIds: groups = [] } = isNamed ? { clientIds, groupIds } : own;
  return { clientIds: clients, groupIds: groups };
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

/** A schedule of its own, with the program, name and category of the one that the workouts come from. */
export function copyOf(
  { id: _id, ...facts }: SourceSchedule,
  sources: readonly EditSource[],
): ScheduleToWrite {
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

async function writeForClient(parts: EditParts, clientId: number, copies: readonly ScheduleToWrite[]) {
  const { db, clock, actor } = parts;
  const client = { trainerId: actor.trainerId, clientId };
  await clientAccess({ db, clock }).requireOne(actor.trainerId, clientId);
  return recordEdit(parts, { clientId, kind: 'copy' }, async () => {
    if (!(await planSourcesRepository(db).lockClient(actor.trainerId, clientId, {}))) throw noSuchClient();
    for (const copy of copies) await writeSchedule(parts, client, copy);
  });
}

async function writeForGroup(parts: EditParts, groupId: number, copies: readonly ScheduleToWrite[]) {
  const { db, clock, actor } = parts;
  const { trainerId } = actor;
  const group = await lockedGroup(db, { trainerId, groupId, scope: {} });
  await requireMembers({ db, clock }, trainerId, groupId);
  return recordEdit(parts, { groupId, kind: 'copy' }, async () => {
    for (const copy of copies) await writeGroupSchedule(parts, group, copy);
  });
}

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other);
