import type { ExerciseTagIds } from '@formline/shared/contracts/library/exerciseTags';
import type { createOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import type * as z from '@formline/shared/contracts/schema';
import { ownExerciseProblems } from '@formline/shared/domain/training/ownExercise';
import type { Transaction } from '../../../database/database';
import { invalidInput, staleVersion } from '../../../plugins/HttpProblem';
import { type AdjustmentRow, adjustmentsRepository } from './adjustments.repository';
import { exercisesService, noSuchExercise } from './exercises.service';
import type { ExerciseWithAdjustments } from './taggedExercises';
import { usedExercisesService } from './usedExercises.service';
import { checkExerciseMedia } from './checkExerciseMedia';
import { hasExerciseTags, replaceExerciseTags } from './exerciseTags.repository';
import { ownExercisesRepository, type OwnExerciseValues } from './ownExercises.repository';
import { libraryTexts as texts } from '../library.texts';

export type OwnExerciseForm = z.output<(typeof createOwnExercise)['body']>;

interface OwnExerciseRef {
  readonly trainerId: number;
  readonly id: number;
  readonly version?: number | undefined;
}

export function ownExercisesService(db: Transaction) {
  return {
    async create(trainerId: number, form: OwnExerciseForm): Promise<ExerciseWithAdjustments> {
      const values = checkedValues(form);
      const tags = await checkedTags(db, form);
      await checkExerciseMedia(db, trainerId, { wanted: form, shown: null });
      const adjustments = await checkedAdjustments(db, { trainerId, id: null }, form);
      const own = ownExercisesRepository(db);
      const id = await own.insert(trainerId, values);
      await replaceExerciseTags(db, id, tags);
      if (adjustments) await adjustmentsRepository(db).replace(id, adjustments);
      return exercisesService(db).readOwn(trainerId, id);
    },

    async update(ref: OwnExerciseRef, form: OwnExerciseForm): Promise<ExerciseWithAdjustments> {
      const { trainerId, id } = ref;
      const exercise = await exercisesService(db).findOwn(trainerId, id);
      const values = checkedValues(form);
      const tags = await checkedTags(db, form);
      await checkExerciseMedia(db, trainerId, { wanted: form, shown: exercise });
      const adjustments = await checkedAdjustments(db, ref, form);
      const own = ownExercisesRepository(db);
      if (!(await own.update(ref, values))) throw staleVersion();
      await replaceExerciseTags(db, id, tags);
      if (adjustments) await adjustmentsRepository(db).replace(id, adjustments);
      return exercisesService(db).readOwn(trainerId, id);
    },

    async delete(trainerId: number, id: number): Promise<void> {
      if (!(await ownExercisesRepository(db).hide(trainerId, id))) throw noSuchExercise();
      await adjustmentsRepository(db).removeExercise(id);
    },
  };
}

/** The browser validates with the same rule; 0 repetitions, the form's default, means none given. */
function checkedValues(form: OwnExerciseForm): OwnExerciseValues {
  const dose = {
    sets: form.sets,
    reps: form.reps === 0 ? null : form.reps,
    dur_seconds: form.durSeconds,
    distance: form.distance,
    weight: form.weight,
    pace: form.pace,
    tempo: form.tempo,
    rest: form.rest,
  };
  const [problem] = Object.values(ownExerciseProblems(form, dose));
  if (problem !== undefined) throw invalidInput(problem);
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    imageUrl: form.imageUrl || null,
    videoUrl: form.videoUrl || null,
    allowUnilateral: form.allow_unilateral,
    sets: dose.sets,
    reps: dose.reps,
    durSeconds: dose.dur_seconds,
    distance: dose.distance,
    distanceUnits: form.distance_units,
    weight: dose.weight,
    pace: dose.pace,
    paceUnits: form.pace_units,
    tempo: dose.tempo,
    restSeconds: dose.rest ?? 0,
    restTempo: form.rest_tempo,
    exerciseSides: form.exercise_sides,
  };
}

async function checkedTags(db: Transaction, form: OwnExerciseForm): Promise<ExerciseTagIds> {
  const tags = {
    muscle_groups: [...new Set(form.muscle_group_ids)],
    fitness_components: [...new Set(form.fitness_component_ids)],
  };
  if (await hasExerciseTags(db, tags)) return tags;
  throw invalidInput(texts.exercises.noSuchTag);
}

async function checkedAdjustments(
  db: Transaction,
  { trainerId, id }: { readonly trainerId: number; readonly id: number | null },
  { progressions_regressions: wanted }: OwnExerciseForm,
): Promise<Pick<AdjustmentRow, 'exerciseId' | 'kind'>[] | null> {
  if (wanted === undefined) return null;
  const ids = new Set(wanted.map(({ exercise_id }) => exercise_id));
  if (ids.size !== wanted.length) throw invalidInput(texts.exercises.adjustmentTwice);
  if (id !== null && ids.has(id)) throw invalidInput(texts.exercises.ownAdjustment);
  const usable = await usedExercisesService(db).listUsable(trainerId, { wanted: [...ids], kept: [] });
  if (usable.size < ids.size) throw noSuchExercise();
  return wanted.map(({ exercise_id, exerciseType }) => ({ exerciseId: exercise_id, kind: exerciseType }));
}
