import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import type { createOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import {
  type DoseDraft,
  emptyDoseDraft,
  fromDoseDraft,
  toDoseDraft,
} from '@formline/shared/training/exercise/dose/doseDraft.ts';

type Adjustment = ExerciseDetails['progressions_regressions'][number];

export type ChosenAdjustment = Pick<Adjustment, 'exerciseType' | 'exercise'>;

export interface OwnExerciseDraft {
  readonly name: string;
  readonly description: string;
  readonly image_url: string | null;
  readonly video_url: string | null;
  readonly muscle_group_ids: readonly number[];
  readonly fitness_component_ids: readonly number[];
  readonly allow_unilateral: boolean;
  readonly dose: DoseDraft;
  /** Progressions first; the nearest of each kind first. */
  readonly adjustments: readonly ChosenAdjustment[];
}

export const newOwnExercise: OwnExerciseDraft = {
  name: '',
  description: '',
  image_url: null,
  video_url: null,
  muscle_group_ids: [],
  fitness_component_ids: [],
  allow_unilateral: false,
  dose: emptyDoseDraft,
  adjustments: [],
};

export function toOwnExerciseDraft(exercise: ExerciseDetails): OwnExerciseDraft {
  const { name, description, image_url, video_url, allow_unilateral } = exercise;
  return {
    ...{ name, description, image_url, video_url, allow_unilateral },
    muscle_group_ids: exercise.muscle_groups.map(({ id }) => id),
    fitness_component_ids: exercise.fitness_components.map(({ id }) => id),
    dose: toDoseDraft(exercise),
    adjustments: exercise.progressions_regressions.map((adjustment) => ({
      exerciseType: adjustment.exerciseType,
      exercise: adjustment.exercise,
    })),
  };
}

type OwnExerciseBody = EndpointInput<typeof createOwnExercise>['body'];

/** The API wants no repetitions as '0' and no duration as an empty string. */
export function ownExerciseBody(draft: OwnExerciseDraft): OwnExerciseBody {
  const { weight_units: weightUnits, dur_seconds, reps, ...dose } = fromDoseDraft(draft.dose);
  return {
    ...dose,
    name: draft.name.trim(),
    description: draft.description.trim(),
    imageUrl: draft.image_url,
    videoUrl: draft.video_url,
    muscle_group_ids: [...draft.muscle_group_ids],
    fitness_component_ids: [...draft.fitness_component_ids],
    allow_unilateral: draft.allow_unilateral,
    weightUnits,
    reps: reps ?? '0',
    durSeconds: dur_seconds ?? '',
    progressions_regressions: draft.adjustments.map(({ exercise, exerciseType }) => ({
      exercise_id: exercise.id,
      exerciseType,
    })),
  };
}

/** An exercise cannot be both, so choosing it as one removes it from the other. */
export function withAdjustments(
  draft: OwnExerciseDraft,
  kind: ChosenAdjustment['exerciseType'],
  exercises: readonly ChosenAdjustment['exercise'][],
): OwnExerciseDraft {
  const chosen = new Set(exercises.map(({ id }) => id));
  const others = draft.adjustments.filter(
    ({ exerciseType, exercise }) => exerciseType !== kind && !chosen.has(exercise.id),
  );
  const these = exercises.map((exercise) => ({ exerciseType: kind, exercise }));
  return { ...draft, adjustments: kind === 'PROGRESSION' ? [...these, ...others] : [...others, ...these] };
}
