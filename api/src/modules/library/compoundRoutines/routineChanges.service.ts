import type { createCompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import type * as z from '@formline/shared/contracts/schema';
import { compoundRoutineProblem } from '@formline/shared/domain/training/compoundRoutine';
import type { Transaction } from '../../../database/database';
import { invalidInput, staleVersion } from '../../../plugins/HttpProblem';
import { noSuchExercise } from '../exercises/exercises.service';
import { usedExercisesService } from '../exercises/usedExercises.service';
import {
  compoundRoutinesRepository,
  type FilledRoutines,
  type RoutineRef,
  type RoutineValues,
} from './compoundRoutines.repository';
import { compoundRoutinesService, findRoutine, noSuchRoutine } from './compoundRoutines.service';

type RoutineForm = z.output<(typeof createCompoundRoutine)['body']>;

export function routineChangesService(db: Transaction) {
  return {
    async create(trainerId: number, form: RoutineForm): Promise<FilledRoutines> {
      const values = checkedValues(form);
      const slots = await checkedSlots(db, trainerId, { form, kept: [] });
      const repository = compoundRoutinesRepository(db);
      const id = await repository.insert(trainerId, values);
      await repository.replaceSlots(id, slots);
      return compoundRoutinesService(db).read({ trainerId, id });
    },

    async update(
      ref: RoutineRef,
      { version, ...form }: RoutineForm & { readonly version?: number | undefined },
    ): Promise<FilledRoutines> {
      const repository = compoundRoutinesRepository(db);
      const routine = await findRoutine(db, ref);
      const values = checkedValues(form);
      if (routine.routineType !== values.routineType) throw noSuchRoutine();
      const kept = (await repository.listSlots([ref.id])).map(({ exerciseId }) => exerciseId);
      const slots = await checkedSlots(db, ref.trainerId, { form, kept });
      if (!(await repository.update(ref, version, values))) throw staleVersion();
      await repository.replaceSlots(ref.id, slots);
      return compoundRoutinesService(db).read(ref);
    },
  };
}

function checkedValues(form: RoutineForm): RoutineValues {
  const problem = compoundRoutineProblem(form);
  if (problem !== null) throw invalidInput(problem);
  return {
    title: form.title.trim(),
    routineType: form.routine_type,
    reps: form.reps,
    restSeconds: form.routine_type === 'circuit' ? form.rest : null,
  };
}

async function checkedSlots(
  db: Transaction,
  trainerId: number,
  { form, kept }: { readonly form: RoutineForm; readonly kept: readonly number[] },
) {
  const slots = form.exercises.map(({ exercise_id, ordinal }) => ({ exerciseId: exercise_id, ordinal }));
  const exerciseIds = slots.map(({ exerciseId }) => exerciseId);
  const usable = await usedExercisesService(db).listUsable(trainerId, { wanted: exerciseIds, kept });
  if (exerciseIds.some((id) => !usable.has(id))) throw noSuchExercise();
  return slots;
}
