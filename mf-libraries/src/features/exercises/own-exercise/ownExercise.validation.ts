import { ownExerciseProblems } from '@formline/shared/domain/training/ownExercise';
import { type DoseDraft, doseDraftProblems } from '@formline/shared/training/exercise/dose/doseDraft.ts';
import { array, mixed, number, object, string, ValidationError } from 'yup';

export const ownExerciseValidation = object({
  name: string().ensure(),
  description: string().ensure(),
  muscle_group_ids: array(number().defined()).ensure(),
  dose: mixed<DoseDraft>().required(),
}).test({
  name: 'own-exercise',
  test: ({ dose, muscle_group_ids = [], ...texts }, { createError }) => {
    const problems = [
      ...Object.entries(ownExerciseProblems({ ...texts, muscle_group_ids }, {})),
      ...Object.entries(doseDraftProblems(dose, 'suggested')).map(
        ([field, message]) => [`dose.${field}`, message] as const,
      ),
    ];
    if (problems.length === 0) return true;
    return new ValidationError(problems.map(([path, message]) => createError({ path, message })));
  },
});
