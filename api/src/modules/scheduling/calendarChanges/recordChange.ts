import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import type { TrainerActor } from '../../../plugins/actor';
import {
  calendarChangesRepository,
  type NewChange,
  type RecordedRow,
  type SummaryOfChange,
} from './calendarChanges.repository';

interface Recording {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly actor: Pick<TrainerActor, 'trainerId' | 'userId'>;
}

interface RecordedChange extends Pick<NewChange, 'clientId' | 'kind'> {
  /** Not called when nothing has changed. */
  readonly onChange?: (changeId: number) => void;
}

/** Keeps what the work changes on the client's calendar, so that it can be undone. */
export async function recordChange<T>(
  { db, clock, actor }: Recording,
  { clientId, kind, onChange }: RecordedChange,
  work: () => Promise<T>,
): Promise<T> {
  const changes = calendarChangesRepository(db);
  const by = { trainerId: actor.trainerId, changedBy: actor.userId };
  const changeId = await changes.begin({ ...by, clientId, kind }, clock.now());
  const result = await work();
  await changes.end();
  const rows = await changes.listRows(changeId);
  if (rows.length === 0) await changes.forget(changeId);
  else {
    await changes.summarise(changeId, summaryOf(rows));
    onChange?.(changeId);
  }
  return result;
}

interface Named {
  readonly date: string;
  readonly name: string;
}

function summaryOf(rows: readonly RecordedRow[]): SummaryOfChange {
  const workouts = rows
    .filter(({ table_name }) => table_name === 'scheduled_workouts')
    .map(({ before, after }): Named => {
      const row = after ?? before ?? {};
      return { date: String(row['date']), name: String(row['workout_name']) };
    })
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  return {
    workoutCount: workouts.length,
    firstDate: workouts[0]?.date ?? null,
    workoutName: workouts[0]?.name ?? null,
  };
}
