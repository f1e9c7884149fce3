import {
  MOST_EXERCISES_OF_WORKOUT,
  type WorkoutSectionsInput,
} from '@formline/shared/contracts/library/workoutContent';
import { compoundRoutineProblem } from '@formline/shared/domain/training/compoundRoutine';
import { doseLimitProblems } from '@formline/shared/domain/training/exerciseDose';
import { workoutSeconds } from '@formline/shared/domain/training/workoutDuration';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput, notFound } from '../../../plugins/HttpProblem';
import { compoundRoutinesRepository } from '../compoundRoutines/compoundRoutines.repository';
import { usedExercisesService } from '../exercises/usedExercises.service';
import {
  type ExerciseInput,
  type RoutineInput,
  exercisesOf,
  fillWith,
  missingOf,
  routinesOf,
  toContentRows,
  toTimed,
  wantedIds,
} from './contentRows';
import {
  type ContentRows,
  type PlaceableExercise,
  type WorkoutContent,
  type WorkoutContentRepository,
  workoutContentRepository,
} from './workoutContent.repository';
import { libraryTexts as texts } from '../library.texts';

export function workoutContentService(db: DatabaseHandle) {
  const repository = workoutContentRepository(db);
  return {
    /** Six statements for any number of workouts. */
    async read(trainerId: number, workoutIds: readonly number[]): Promise<WorkoutContent> {
      const rows = await repository.read(workoutIds);
      const placed = rows.placed.flatMap(({ exerciseId, originalExerciseId }) =>
        originalExerciseId === null ? [exerciseId] : [exerciseId, originalExerciseId],
      );
      return { ...rows, ...(await usedExercisesService(db).read(trainerId, placed)) };
    },

    /** Existing slots keep their ids; the content must be in the trainer's library. Updates the totals. */
    async save(trainerId: number, workoutId: number, sections: WorkoutSectionsInput): Promise<void> {
      const present = await repository.read([workoutId]);
      const placed = exercisesOf(sections);
      checkDoses(placed);
      const routineIds = await usedRoutines(repository, { trainerId, sections, present });
      const kept = [
        ...present.placed.flatMap(({ exerciseId, originalExerciseId }) => [exerciseId, originalExerciseId]),
        ...(await exercisesOfRoutines(db, routineIds)),
      ];
      const library = await placeableExercises(repository, { trainerId, placed, kept });
      const wanted = wantedIds(sections, present);
      const ids = fillWith(wanted, await repository.takeIds(missingOf(wanted)));
      await repository.replace(workoutId, toContentRows(workoutId, sections, { ids, library }));
      await repository.setTotals(workoutId, {
        exerciseCount: placed.length,
        totalDurSeconds: workoutSeconds(toTimed(sections, library)),
      });
    },
  };
}

interface PlacedExercises {
  readonly trainerId: number;
  readonly placed: readonly ExerciseInput[];
  /** May have been deleted from the library since the workout or a routine took them. */
  readonly kept: readonly (number | null)[];
}

interface UsedRoutines {
  readonly trainerId: number;
  readonly sections: WorkoutSectionsInput;
  readonly present: ContentRows;
}

function checkDoses(placed: readonly ExerciseInput[]): void {
  if (placed.length > MOST_EXERCISES_OF_WORKOUT) {
    throw invalidInput(texts.workouts.tooManyExercises);
  }
  const [problem] = placed.flatMap((dose) => Object.values(doseLimitProblems(dose)));
  if (problem !== undefined) throw invalidInput(problem);
}

async function placeableExercises(
  repository: WorkoutContentRepository,
  { trainerId, placed, kept }: PlacedExercises,
): Promise<ReadonlyMap<number, PlaceableExercise>> {
  const named = placed.flatMap(({ id, original_exercise_id: original }) => [id, original]).filter(isGiven);
  const different = [...new Set(named)];
  const found = await repository.listPlaceable(trainerId, different, kept.filter(isGiven));
  if (found.length !== different.length) {
    throw notFound(texts.exercises.noSuch);
  }
  return new Map(found.map((exercise) => [exercise.id, exercise]));
}

/** Ids of the library's supersets and circuits in the sections. */
async function usedRoutines(
  repository: WorkoutContentRepository,
  { trainerId, sections, present }: UsedRoutines,
): Promise<readonly number[]> {
  const routines = routinesOf(sections);
  const problem = routines.map(routineProblem).find(isGiven);
  if (problem !== undefined) throw invalidInput(problem);
  const named = [...new Set(routines.map(({ compound_routine_id: id }) => id).filter(isGiven))];
  const known = present.routines.map(({ compoundRoutineId }) => compoundRoutineId).filter(isGiven);
  if ((await repository.countRoutines(trainerId, named, known)) !== named.length) {
    throw notFound(texts.routines.noSuch);
  }
  return named;
}

async function exercisesOfRoutines(db: DatabaseHandle, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const slots = await compoundRoutinesRepository(db).listSlots([...ids]);
  return slots.map(({ exerciseId }) => exerciseId);
}

/** The rule of the library's supersets and circuits applies to those inside workouts too. */
const routineProblem = ({ compound_routine_exercises: placed, ...routine }: RoutineInput): string | null =>
  compoundRoutineProblem({
    ...routine,
    exercises: placed.map(({ exercise }, ordinal) => ({ exercise_id: exercise.id, ordinal })),
  });

const isGiven = <T>(value: T | null): value is T => value !== null;
