import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { changedMeanwhile, invalidInput, notFound } from '../../../plugins/HttpProblem';
import { noSuchClient } from '../../people/clients/clientAccess';
import { planSourcesRepository } from '../plans/planSources.repository';
import { schedulingTexts } from '../scheduling.texts';
import {
  calendarChangesRepository,
  type OwnerOfCalendar,
  type RecordedRow,
} from './calendarChanges.repository';
import { lockedMembers } from './recordChange';

const texts = schedulingTexts.changes;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

interface Turn {
  readonly changeId: number;
  /** `before` undoes, `after` does again. */
  readonly to: 'before' | 'after';
  readonly today: string;
}

export const listChanges = (db: DatabaseHandle, owner: OwnerOfCalendar) =>
  calendarChangesRepository(db).list(owner);

export function calendarChangesService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  const changes = calendarChangesRepository(db);

  return {
    async turn(owner: OwnerOfCalendar, { changeId, to, today }: Turn) {
      const memberIds = await lockCalendar(db, owner);
      const change = await changes.findAndLock(owner, changeId);
      if (!change) throw notFound(texts.noSuch);
      if (String(change.memberIds) !== String(memberIds)) throw changedMeanwhile(texts.otherMembers);
      const isUndo = to === 'before';
      if (isUndo === (change.undoneAt !== null)) {
        throw changedMeanwhile(isUndo ? texts.undoneAlready : texts.redoneAlready);
      }
      const rows = await changes.listRows(changeId);
      if (touchesPast(rows, today)) throw invalidInput(texts.dayIsOver);
      const from = isUndo ? 'after' : 'before';
      const removed = rows.filter((row) => row.table_name === 'scheduled_workouts' && row[to] === null);
      const isAsLeft =
        (await changes.areStill(rows, from)) &&
        (await changes.hasWorkouts(rows, to)) &&
        !(await changes.hasLog(removed.map(({ row_id }) => row_id)));
      if (!isAsLeft) throw changedMeanwhile(texts.changedSince);
      await changes.restore(rows, to);
      const undoneAt = isUndo ? clock.now() : null;
      await changes.mark(changeId, undoneAt);
      return { ...change, undoneAt };
    },
  };
}

/** Returns the members of a group, null for a client. */
async function lockCalendar(db: Transaction, owner: OwnerOfCalendar): Promise<number[] | null> {
  if ('groupId' in owner) return lockedMembers(db, owner);
  const client = await planSourcesRepository(db).lockClient(owner.trainerId, owner.clientId, {});
  if (!client) throw noSuchClient();
  return null;
}

export const removeOldCalendarChanges = (db: DatabaseHandle, clock: Clock): Promise<void> =>
  calendarChangesRepository(db).removeOlderThan(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));

/** Past days take nothing new and lose nothing. */
function touchesPast(rows: readonly RecordedRow[], today: string): boolean {
  return rows.some(({ table_name, before, after }) => {
    if (table_name !== 'scheduled_workouts') return false;
    const dates = [before?.['date'], after?.['date']];
    return dates[0] !== dates[1] && dates.some((date) => typeof date === 'string' && date < today);
  });
}
