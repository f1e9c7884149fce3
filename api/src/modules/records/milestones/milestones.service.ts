import { type MilestoneChange, MOST_MILESTONES } from '@formline/shared/contracts/records/milestones';
import { highestOrdinal, ordinalAfterToggle } from '@formline/shared/domain/clients/milestones';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { noSuchClient } from '../../people/clients/clientAccess';
import {
  type MilestoneRow,
  milestonesRepository,
  type Progress,
  type Relation,
} from './milestones.repository';
import { recordsTexts as texts } from '../records.texts';

interface NewMilestone {
  readonly name: string;
  readonly ordinal?: number | undefined;
  readonly due_date?: string | null | undefined;
}

export const milestonesOf = (db: DatabaseHandle, relation: Relation): Promise<MilestoneRow[]> =>
  milestonesRepository(db).list(relation);

export async function progressOf(db: DatabaseHandle, relation: Relation): Promise<Progress> {
  const repository = milestonesRepository(db);
  return { milestones: await repository.list(relation), goal: await repository.findGoal(relation) };
}

/** Each change locks the client's list, so that parallel changes see each other. */
export function milestonesService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  const lockList = async (relation: Relation): Promise<void> => {
    if (!(await milestonesRepository(db).lock(relation))) throw noSuchClient();
  };

  return {
    async create(
      relation: Relation,
      { name, ordinal, due_date: dueDate = null }: NewMilestone,
    ): Promise<MilestoneRow> {
      await lockList(relation);
      const repository = milestonesRepository(db);
      const all = await repository.list(relation);
      if (all.length >= MOST_MILESTONES) {
        throw invalidInput(texts.milestones.tooMany);
      }
      const isFree = ordinal !== undefined && !all.some((one) => one.ordinal === ordinal);
      const position = isFree ? ordinal : highestOrdinal(all) + 1;
      const now = clock.now();
      return repository.insert({
        ...relation,
        name,
        ordinal: position,
        dueDate,
        createdAt: now,
        updatedAt: now,
      });
    },

    /** Milestones not named keep their positions, so one added meanwhile is not lost. */
    async update(relation: Relation, changes: readonly MilestoneChange[]): Promise<MilestoneRow[]> {
      if (new Set(changes.map(({ id }) => id)).size < changes.length) {
        throw invalidInput(texts.milestones.namedTwice);
      }
      await lockList(relation);
      const repository = milestonesRepository(db);
      const now = clock.now();
      const all = new Map((await repository.list(relation)).map((milestone) => [milestone.id, milestone]));
      for (const change of changes) {
        const before = all.get(change.id);
        if (!before) throw noSuchMilestone();
        const after = changed([...all.values()], { before, change, now });
        if (!(await repository.update(after, now))) throw staleVersion();
        all.set(change.id, after);
        if (after.completedAt && !before.completedAt) await recordCompletion(db, after, now);
      }
      return repository.list(relation);
    },

    async delete(trainerId: number, id: number): Promise<void> {
      if (!(await milestonesRepository(db).delete(trainerId, id))) throw noSuchMilestone();
    },
  };
}

/** Completing or reopening determines the position; a completed milestone can only be reopened. */
function changed(
  all: readonly MilestoneRow[],
  {
    before,
    change,
    now,
  }: { readonly before: MilestoneRow; readonly change: MilestoneChange; readonly now: Date },
): MilestoneRow {
  const { version = before.version, name = before.name, due_date: dueDate = before.dueDate } = change;
  const wasDone = before.completedAt !== null;
  const isDone = change.status ?? wasDone;
  if (wasDone && name !== before.name) throw invalidInput(texts.milestones.completedIsFixed);
  if (isDone !== wasDone) {
    return {
      ...before,
      version,
      name,
      dueDate,
      ordinal: ordinalAfterToggle(all, isDone),
      completedAt: isDone ? now : null,
    };
  }
  const ordinal = wasDone ? before.ordinal : (change.ordinal ?? before.ordinal);
  return { ...before, version, name, dueDate, ordinal };
}

async function recordCompletion(
  tx: Transaction,
  { trainerId, clientId, name }: MilestoneRow,
  happenedAt: Date,
): Promise<void> {
  await activityRepository(tx).record({
    trainerId,
    clientId,
    type: 'milestone_completed',
    happenedAt,
    subject: name,
  });
}

const noSuchMilestone = () => notFound(texts.milestones.noSuch);
