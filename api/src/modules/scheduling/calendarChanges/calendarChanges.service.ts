import { CHANGES_KEPT_DAYS } from '@formline/shared/contracts/scheduling/calendarChanges';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { changedMeanwhile, invalidInput, notFound } from '../../../plugins/HttpProblem';
import { noSuchClient } from '../../people/clients/clientAccess';
import { planSourcesRepository } from '../plans/planSources.repository';
import { schedulingTexts } from '../scheduling.texts';
import { calendarChangesRepository, type OwnerOfCalendar } from './calendarChanges.repository';
import { changedRowsRepository, type RecordedRow } from './changedRows.repository';
import { lockedMembers } from './recordChange';

const texts = schedulingTexts.changes;
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
  const changedRows = changedRowsRepository(db);

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
      const rows = await changedRows.listRows(changeId);
      if (touchesPast(rows, today)) throw invalidInput(texts.dayIsOver);
      const from = isUndo ? 'after' : 'before';
      const removed = rows.filter((row) => row.table_name === 'scheduled_workouts' && row[to] === null);
      const isAsLeft =
        (await changedRows.areStill(rows, from)) &&
        (await changedRows.hasWorkouts(rows, to)) &&
        !(await changedRows.hasLog(removed.map(({ row_id }) => row_id)));
      if (!isAsLeft) throw changedMeanwhile(texts.changedSince);
      await changedRows.restore(rows, to);
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
  calendarChangesRepository(db).removeOlderThan(new Date(clock.now().getTime() - CHANGES_KEPT_DAYS * DAY_MS));

/** Past days take nothing new and lose nothing. */
function touchesPast(rows: readonly RecordedRow[], today: string): boolean {
  return rows.some(({ table_name, before, after }) => {
    if (table_name !== 'scheduled_workouts') return false;
    const dates = [before?.['date'], after?.['date']];
    return dates[0] !== dates[1] && dates.some((date) => typeof date === 'string' && date < today);
  });
}
