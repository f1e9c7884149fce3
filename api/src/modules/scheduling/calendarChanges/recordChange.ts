import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import type { TrainerActor } from '../../../plugins/actor';
import { clientGroupsRepository } from '../clientGroups/clientGroups.repository';
import { noSuchGroup } from '../clientGroups/groupAccess';
import {
  type CalendarKey,
  calendarChangesRepository,
  type EditedRow,
  type NewChange,
  type SummaryOfChange,
} from './calendarChanges.repository';
import { changedRowsRepository, type RecordedRow } from './changedRows.repository';

export interface Recording {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly actor: Pick<TrainerActor, 'trainerId' | 'userId'>;
}

export type RecordedChange = CalendarKey &
  Pick<NewChange, 'kind'> & {
    /** A change that this is more of. */
    readonly continues?: number | null;
  };

interface Recorded<T> {
  readonly result: T;
  /** The field of `madeChange` in the answer; empty when nothing has changed. */
  readonly made: { readonly change_id?: number };
}

/** Keeps what the work changes on the calendar of a client or a group, so that it can be undone. */
export async function recordChange<T>(
  { db, clock, actor }: Recording,
  { kind, continues = null, ...calendar }: RecordedChange,
  work: () => Promise<T>,
): Promise<Recorded<T>> {
  const changes = calendarChangesRepository(db);
  const { trainerId, userId: changedBy } = actor;
  const memberIds = 'groupId' in calendar ? await lockedMembers(db, { trainerId, ...calendar }) : undefined;
  const owner = { trainerId, ...calendar };
  const begin = () => changes.begin(owner, { changedBy, kind, ...(memberIds && { memberIds }) }, clock.now());
  if (continues !== null) await changes.resume(continues);
  const changeId = continues ?? (await begin());
  const result = await work();
  await changes.end();
  const rows = await changedRowsRepository(db).listRows(changeId);
  if (rows.length === 0) {
    await changes.forget(changeId);
    return { result, made: {} };
  }
  await changes.summarise(changeId, summaryOf(rows, 'groupId' in calendar));
  return { result, made: { change_id: changeId } };
}

const ONE_EDIT_MS = 3_600_000;

/** An editor saves by itself: what one person saves in a workout within an hour is one change. Its id, or null. */
export const editOfRow = (
  { db, clock, actor }: Recording,
  calendar: CalendarKey,
  row: Pick<EditedRow, 'table' | 'rowId' | 'workoutId'>,
): Promise<number | null> =>
  calendarChangesRepository(db).findEditOf(
    { trainerId: actor.trainerId, ...calendar },
    { ...row, changedBy: actor.userId, since: new Date(clock.now().getTime() - ONE_EDIT_MS) },
  );

/** Until the transaction ends nobody joins or leaves. */
export async function lockedMembers(
  db: Transaction,
  { trainerId, groupId }: { readonly trainerId: number; readonly groupId: number },
): Promise<number[]> {
  const groups = clientGroupsRepository(db);
  if (!(await groups.findAndLock({ trainerId, groupId, scope: {} }))) throw noSuchGroup();
  const members = await groups.listMembers(trainerId, [groupId]);
  return members.map(({ id }) => id).sort((one, other) => one - other);
}

interface Named {
  readonly date: string;
  readonly name: string;
}

function summaryOf(rows: readonly RecordedRow[], isOfGroup: boolean): SummaryOfChange {
  const workouts = rows
    .filter(({ table_name }) => table_name === 'scheduled_workouts')
    .map(({ before, after }): Named => {
      const row = after ?? before ?? {};
      return { date: String(row['date']), name: String(row['workout_name']) };
    })
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  return {
    // Members of a group have the same workout on the same day.
    workoutCount: isOfGroup
      ? new Set(workouts.map(({ date, name }) => `${date} ${name}`)).size
      : workouts.length,
    firstDate: workouts[0]?.date ?? null,
    workoutName: workouts[0]?.name ?? null,
  };
}
