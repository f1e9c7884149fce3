import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import {
  createOwnExercise,
  readOwnExercise,
  updateOwnExercise,
} from '@formline/shared/contracts/library/ownExercises';
import { Link } from '@formline/shared/routing';
import { answerWithCatalogues } from '@formline/shared/testing/answerWithCatalogues';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import {
  OwnExercisePanel,
  type OwnExercisePanelProps,
} from '../features/exercises/own-exercise/OwnExercisePanel';

export const sledDrag = buildExercise({
  id: 40,
  name: 'Sled Drag',
  description: 'Lean back and walk.',
  exercise_source: 'trainer',
  owner_id: 1,
  muscle_groups: [{ id: 9, name: 'Quadriceps' }],
  fitness_components: [{ id: 6, name: 'Balance' }],
  sets: 3,
  reps: 12,
  version: 4,
});

/** Versions increase on each save, as on the server. */
export function answerWithOwnExercise(api: FakeApi, exercise: ExerciseDetails = sledDrag): void {
  answerWithCatalogues(api);
  api.answer(readOwnExercise, exercise);
  api.answer(createOwnExercise, exercise);
  api.answer(updateOwnExercise, { ...exercise, version: exercise.version + 1 });
}

export function openOwnExercise(props: Partial<OwnExercisePanelProps> = {}) {
  const handlers = { onMade: jest.fn(), onDeleted: jest.fn(), onClose: jest.fn() };
  const panel = (
    <>
      <Link to="/elsewhere">Away</Link>
      <OwnExercisePanel exerciseId={null} isStaying={() => false} {...handlers} {...props} />
    </>
  );
  return { ...renderRoute(panel, { path: '/' }), ...handlers };
}

export const field = (name: string) => screen.findByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
