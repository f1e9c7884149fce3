import { validateYupSchema, yupToFormErrors } from 'formik';
import { ownExerciseValidation } from './ownExercise.validation';
import { newOwnExercise, type OwnExerciseDraft } from './ownExerciseDraft';

const squat = { ...newOwnExercise, name: 'Squat', description: 'Sit back.', muscle_group_ids: [9] };

async function errorsOf(draft: OwnExerciseDraft): Promise<object> {
  try {
    await validateYupSchema({ ...draft }, ownExerciseValidation);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}

it('needs a name, a description and a muscle group', async () => {
  expect(await errorsOf({ ...newOwnExercise, name: '  ' })).toEqual({
    name: 'Name is a required field',
    description: 'Description is a required field',
    muscle_group_ids: 'At least 1 muscle group is required',
  });
});

it('may be saved without a dose, but not with half of one', async () => {
  expect(await errorsOf(squat)).toEqual({});
  const dose = { ...squat.dose, volume: 'distance', distance: 3, intensity: 'pace' } as const;
  expect(await errorsOf({ ...squat, dose })).toEqual({
    dose: { sets: 'Sets is a required field', pace: 'Pace is a required field' },
  });
});
