import type { createProgram, updateProgram } from '@formline/shared/contracts/library/programs';
import type * as z from '@formline/shared/contracts/schema';
import { sortedDays } from '@formline/shared/domain/training/programDays';
import {
  FALLBACK_PROGRAM_CATEGORY,
  newProgramName,
  newTimedProgramName,
  programNameProblem,
} from '@formline/shared/domain/training/programNames';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { forbidden, invalidInput, requireNewest } from '../../../plugins/HttpProblem';
import { workoutsRepository } from '../workouts/workouts.repository';
import { noSuchWorkout } from '../workouts/workouts.service';
import { categoryOf, noSuchProgram, programsService } from './programs.service';
import { programChangesRepository, type ProgramRef } from './programChanges.repository';
import { programsRepository, type ProgramWithWorkouts } from './programs.repository';
import { libraryTexts as texts } from '../library.texts';

type NewProgram = z.output<(typeof createProgram)['body']>;
type ProgramChanges = z.output<(typeof updateProgram)['body']>;
type SlotsInput = NonNullable<ProgramChanges['workouts']>;

export function programChangesService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    async create(trainerId: number, program: NewProgram): Promise<ProgramWithWorkouts> {
      const { description, program_category_id: categoryId, workouts = [] } = program;
      const changes = programChangesRepository(db);
      const id = await changes.insert({
        ownerId: trainerId,
        name: program.name || nameOf(program, clock.now()),
        categoryId: await categoryOf(db, categoryId ?? FALLBACK_PROGRAM_CATEGORY),
        ...(description !== undefined && { description }),
        ...weekFields(program),
      });
      await changes.replaceWorkouts(id, await checkedSlots(db, trainerId, { workouts, present: [] }));
      return programsService(db).read(trainerId, id);
    },

    async update(
      trainerId: number,
      id: number,
      { version, name, description, program_category_id: categoryId, workouts, ...weeks }: ProgramChanges,
    ): Promise<ProgramWithWorkouts> {
      const problem = name === undefined ? null : programNameProblem(name);
      if (problem !== null) throw invalidInput(problem);
      requireNewest(version, await lockChangeable(db, trainerId, id));
      const changes = programChangesRepository(db);
      if (workouts !== undefined) {
        const present = await programsRepository(db).listWorkouts(id);
        await changes.replaceWorkouts(id, await checkedSlots(db, trainerId, { workouts, present }));
      }
      await changes.update(id, {
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
        ...(categoryId !== undefined && { categoryId: await categoryOf(db, categoryId) }),
        ...weekFields(weeks),
      });
      return programsService(db).read(trainerId, id);
    },

    /** Its other workouts stay in the library, and scheduled work stays on the calendars. */
    async delete(
      trainerId: number,
      { id, withUnusedCopies }: { readonly id: number; readonly withUnusedCopies: boolean },
    ): Promise<void> {
      await lockChangeable(db, trainerId, id);
      if (withUnusedCopies) {
        const copies = await programsRepository(db).listUnusedCopies(trainerId, id);
        await workoutsRepository(db).markDeleted(copies);
      }
      await programChangesRepository(db).markDeleted(id);
    },
  };
}

/** Named after the day, or after the time when it starts with workouts and the time is known. */
function nameOf({ date, time, workouts = [] }: NewProgram, now: Date): string {
  const day = date ?? now.toISOString().slice(0, 10);
  return time !== undefined && workouts.length > 0 ? newTimedProgramName(day, time) : newProgramName(day);
}

const weekFields = ({
  week_count: weekCount,
  week_changes: weekChanges,
}: Pick<ProgramChanges, 'week_count' | 'week_changes'>) => ({
  ...(weekCount !== undefined && { weekCount }),
  ...(weekChanges !== undefined && { weekChanges }),
});

/** Locks the row. The provider's programs can only be copied; any other counts as not found. */
async function lockChangeable(tx: Transaction, trainerId: number, id: number): Promise<number> {
  const programs = programsRepository(tx);
  const version = await programs.findOwnVersionAndLock(trainerId, id);
  if (version !== null) return version;
  if (await programs.findById(trainerId, id)) {
    throw forbidden(texts.programs.providersIsFixed);
  }
  throw noSuchProgram();
}

async function checkedSlots(
  tx: Transaction,
  trainerId: number,
  {
    workouts,
    present,
  }: {
    readonly workouts: SlotsInput;
    readonly present: readonly { readonly slotId: number; readonly id: number }[];
  },
): Promise<ProgramRef[]> {
  const ids = [...new Set(workouts.map(({ id }) => id))];
  const held = present.map(({ id }) => id);
  if ((await programChangesRepository(tx).countPlaceable(trainerId, ids, held)) !== ids.length) {
    throw noSuchWorkout();
  }
  const free = new Map(present.map(({ slotId }) => [String(slotId), slotId]));
  return workouts.map(({ id: workoutId, key = '', days_of_week: days, week_changes: weekChanges }) => {
    const id = free.get(key);
    free.delete(key);
    return { id, workoutId, daysOfWeek: sortedDays(days).map(Number), weekChanges };
  });
}
