import { type DoseFigures, doseLimitProblems, type DoseProblems } from './exerciseDose';

const ownExerciseTexts = {
  nameMissing: 'Name is a required field',
  descriptionMissing: 'Description is a required field',
  muscleGroupMissing: 'At least 1 muscle group is required',
  tooLong: (field: string, longest: number) => `${field} must be at most ${longest} characters`,
} as const;

export const EXERCISE_NAME_MAX_LENGTH = 160;
export const EXERCISE_DESCRIPTION_MAX_LENGTH = 5000;

export interface OwnExerciseDraft {
  readonly name: string;
  readonly description: string;
  readonly muscle_group_ids: readonly number[];
}

type OwnExerciseProblems = DoseProblems & { readonly [F in keyof OwnExerciseDraft]?: string };

/** The problems of an own exercise by field: name, description, muscle group, and its dose. */
export function ownExerciseProblems(draft: OwnExerciseDraft, dose: DoseFigures): OwnExerciseProblems {
  const name = draft.name.trim();
  const description = draft.description.trim();
  return {
    ...(name === '' ? { name: ownExerciseTexts.nameMissing } : {}),
    ...(name.length > EXERCISE_NAME_MAX_LENGTH
      ? { name: ownExerciseTexts.tooLong('Name', EXERCISE_NAME_MAX_LENGTH) }
      : {}),
    ...(description === '' ? { description: ownExerciseTexts.descriptionMissing } : {}),
    ...(description.length > EXERCISE_DESCRIPTION_MAX_LENGTH
      ? { description: ownExerciseTexts.tooLong('Description', EXERCISE_DESCRIPTION_MAX_LENGTH) }
      : {}),
    ...(draft.muscle_group_ids.length === 0 ? { muscle_group_ids: ownExerciseTexts.muscleGroupMissing } : {}),
    ...doseLimitProblems(dose),
  };
}
