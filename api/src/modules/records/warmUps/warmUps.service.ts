import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import type { WorkoutSection } from '@formline/shared/contracts/library/workoutContent';
import type {
  addToWarmUps,
  ChangedWarmUp,
  previewWarmUps,
  WarmUpDay,
} from '@formline/shared/contracts/records/warmUps';
import type * as z from '@formline/shared/contracts/schema';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { changedMeanwhile, invalidInput, requireNewest, staleVersion } from '../../../plugins/HttpProblem';
import type { TaggedExercises } from '../../library/exercises/taggedExercises';
import { usedExercisesService } from '../../library/exercises/usedExercises.service';
import type { WorkoutContent } from '../../library/workouts/workoutContent.repository';
import { workoutContentService } from '../../library/workouts/workoutContent.service';
import { changedCopy } from '../../scheduling/schedules/changedCopy';
import { planChangesRepository } from '../../scheduling/schedules/planChanges.repository';
import type { ClientOfTrainer } from '../../scheduling/schedules/schedulesOverview.repository';
import { readNewestOhsa } from '../ohsa/ohsa.service';
import { recordsTexts as texts } from '../records.texts';
import { warmUpChange, withWarmUp } from './warmUpContent';
import { type DayAhead, warmUpsRepository } from './warmUps.repository';

type Preview = EndpointResult<typeof previewWarmUps>;
type Addition = z.output<(typeof addToWarmUps)['body']>;
type SectionsOf = (workoutId: number) => WorkoutSection[];

/** How the library presents itself, because what was read is sent back. */
interface Presented {
  readonly sectionsOf: (content: WorkoutContent) => SectionsOf;
  readonly exercisesById: (used: TaggedExercises) => ReadonlyMap<number, Exercise>;
}

interface WarmUpParts<Database> {
  readonly db: Database;
  readonly presented: Presented;
}

interface PlannedDay {
  readonly day: DayAhead;
  readonly outcome: WarmUpDay['outcome'];
  readonly added: readonly Exercise[];
}

/** The next workouts that can be changed or have all exercises, and the others between them. */
export async function previewOf(
  parts: WarmUpParts<DatabaseHandle>,
  client: ClientOfTrainer,
  { count, today }: { readonly count: number; readonly today: string },
): Promise<Preview> {
  const { ohsaResultId, exercises } = await newestExercises(parts, client);
  const ahead = await warmUpsRepository(parts.db).listAhead(client, today);
  const sectionsOf = await contentOf(parts, client.trainerId, ahead);
  const days: WarmUpDay[] = [];
  let usable = 0;
  for (const planned of exercises.length === 0 ? [] : ahead.map((day) => plan(day, sectionsOf, exercises))) {
    if (usable === count) break;
    if (planned.outcome === 'adds' || planned.outcome === 'alreadyThere') usable += 1;
    days.push(presentDay(planned));
  }
  return { ohsa_result_id: ohsaResultId, exercises: exercises.map(({ id, name }) => ({ id, name })), days };
}

export function warmUpsService(parts: WarmUpParts<Transaction>) {
  const { db } = parts;
  const repository = warmUpsRepository(db);
  return {
    async add(client: ClientOfTrainer, addition: Addition, today: string): Promise<ChangedWarmUp[]> {
      const { ohsaResultId, exercises } = await newestExercises(parts, client);
      if (ohsaResultId !== addition.ohsa_result_id) throw staleVersion();
      const wanted = new Map(addition.days.map((day) => [day.scheduled_workout_id, day.schedule_version]));
      await repository.lockSchedulesOf(client, [...wanted.keys()]);
      const days = (await repository.listAhead(client, today)).filter(({ id }) => wanted.has(id));
      if (days.length !== wanted.size) throw staleVersion();
      for (const { id, scheduleVersion } of days) requireNewest(wanted.get(id), scheduleVersion);
      const sources = await repository.lockVersions(
        client.trainerId,
        days.map(({ workoutId }) => workoutId),
      );
      const sectionsOf = await contentOf(parts, client.trainerId, days);
      const planned = days.map((day) => plan(day, sectionsOf, exercises));
      const blocked = planned.find(({ outcome }) => outcome !== 'adds' && outcome !== 'alreadyThere');
      if (blocked) throw invalidInput(texts.warmUps.notChangeable(blocked.day));
      return changeDays(db, client, {
        planned: planned.filter(({ outcome }) => outcome === 'adds'),
        sectionsOf,
        sources,
      });
    },

    /** All days or none. */
    async undo(client: ClientOfTrainer, changed: readonly ChangedWarmUp[], today: string): Promise<number> {
      await repository.lockSchedulesOf(
        client,
        changed.map(({ scheduled_workout_id: id }) => id),
      );
      const ahead = new Map((await repository.listAhead(client, today)).map((day) => [day.id, day]));
      const versions = await repository.lockVersions(
        client.trainerId,
        changed.flatMap(({ workout_id: id, previous }) => [id, previous.workout_id]),
      );
      const scheduleIds = new Set<number>();
      for (const { scheduled_workout_id: id, date, previous, ...left } of changed) {
        const day = ahead.get(id);
        if (!day) throw changedMeanwhile(texts.warmUps.noLongerAhead(date));
        const isUntouched =
          day.groupId === null &&
          day.workoutId === left.workout_id &&
          versions.get(left.workout_id) === left.workout_version;
        if (!isUntouched) throw changedMeanwhile(texts.warmUps.changedSince(day));
        if (versions.get(previous.workout_id) !== previous.workout_version) {
          throw changedMeanwhile(texts.warmUps.sourceChanged(day));
        }
        // A day moved since must stay where it was put.
        const isMoved = previous.is_moved || day.date !== date;
        await repository.show(id, { workoutId: previous.workout_id, isMoved });
        scheduleIds.add(day.scheduleId);
      }
      await renewVersions(db, scheduleIds);
      return changed.length;
    },
  };
}

interface DayChanges {
  readonly planned: readonly PlannedDay[];
  readonly sectionsOf: SectionsOf;
  readonly sources: ReadonlyMap<number, number>;
}

/** One new copy for each workout, so that what the days showed before stays as it was and can be restored. */
async function changeDays(
  db: Transaction,
  client: ClientOfTrainer,
  { planned, sectionsOf, sources }: DayChanges,
): Promise<ChangedWarmUp[]> {
  const repository = warmUpsRepository(db);
  const copies = new Map<number, number>();
  for (const { day, added } of planned) {
    if (copies.has(day.workoutId)) continue;
    const sections = withWarmUp(sectionsOf(day.workoutId), added);
    const source = { trainerId: client.trainerId, workoutId: day.workoutId, isShownHereAlone: false };
    copies.set(day.workoutId, await changedCopy(db, source, { sections }));
  }
  const versions = await repository.lockVersions(client.trainerId, [...copies.values()]);
  const changed: ChangedWarmUp[] = [];
  for (const { day } of planned) {
    const copyId = known(copies, day.workoutId);
    await repository.show(day.id, { workoutId: copyId, isMoved: true });
    changed.push({
      scheduled_workout_id: day.id,
      date: day.date,
      workout_id: copyId,
      workout_version: known(versions, copyId),
      previous: {
        workout_id: day.workoutId,
        workout_version: known(sources, day.workoutId),
        is_moved: day.isMoved,
      },
    });
  }
  await renewVersions(db, new Set(planned.map(({ day }) => day.scheduleId)));
  return changed;
}

async function renewVersions(db: Transaction, scheduleIds: ReadonlySet<number>): Promise<void> {
  for (const id of scheduleIds) await planChangesRepository(db).update(id, {});
}

async function newestExercises(
  { db, presented }: WarmUpParts<DatabaseHandle>,
  { trainerId, clientId }: ClientOfTrainer,
) {
  const newest = await readNewestOhsa(db, clientId, trainerId);
  const ids = newest?.exercises.map(({ id }) => id) ?? [];
  const library = presented.exercisesById(await usedExercisesService(db).read(trainerId, ids));
  return { ohsaResultId: newest?.ohsa.id ?? null, exercises: ids.flatMap((id) => library.get(id) ?? []) };
}

async function contentOf(
  { db, presented }: WarmUpParts<DatabaseHandle>,
  trainerId: number,
  days: readonly DayAhead[],
): Promise<SectionsOf> {
  const ids = [...new Set(days.map(({ workoutId }) => workoutId))];
  return presented.sectionsOf(await workoutContentService(db).read(trainerId, ids));
}

function plan(day: DayAhead, sectionsOf: SectionsOf, exercises: readonly Exercise[]): PlannedDay {
  if (day.groupId !== null) return { day, outcome: 'groupSession', added: [] };
  return { day, ...warmUpChange(sectionsOf(day.workoutId), exercises) };
}

const presentDay = ({ day, outcome, added }: PlannedDay): WarmUpDay => ({
  scheduled_workout_id: day.id,
  date: day.date,
  workout_name: day.workoutName,
  schedule_version: day.scheduleVersion,
  outcome,
  added_exercise_ids: added.map(({ id }) => id),
});

function known(values: ReadonlyMap<number, number>, key: number): number {
  const value = values.get(key);
  if (value === undefined) throw new Error('A workout of the calendar was not found.');
  return value;
}
