import { copyWorkout, readWorkout } from '../../../contracts/library/workouts';
import { buildWorkout } from '../../../testing/buildWorkout';
import { fakeApi } from '../../../testing/fakeApi';
import { renderRoute } from '../../../testing/render';
import '../../../testing/stillLayout';
import { screen, waitFor } from '@testing-library/react';
import { WORKOUT_ALONE } from '../../workout/draft/workoutEditorViewState';
import { libraryWorkouts } from './programWorkouts';
import { WorkoutPanel } from './WorkoutPanel';

const theProviders = buildWorkout({ 'Warm-Up': [] }, { id: 3, name: 'Leg Day', owner_id: null });
const ownCopy = { ...theProviders, id: 9, owner_id: 1 };

function showPanel() {
  const api = fakeApi();
  api.answer(readWorkout, theProviders);
  const handleReplace = jest.fn();
  const { user } = renderRoute(
    <WorkoutPanel
      context="library"
      source={libraryWorkouts}
      workoutId={3}
      canEdit
      isPlaced
      onSave={null}
      viewState={WORKOUT_ALONE}
      onViewStateChange={() => undefined}
      onUnsavedChange={() => undefined}
      onReplace={handleReplace}
      onClose={() => undefined}
    />,
    { path: '/' },
  );
  const copy = async () => user.click(await screen.findByRole('button', { name: 'Copy to edit' }));
  return { api, copy, handleReplace };
}

it('puts a copy of the trainer’s own in the place of a provider’s workout, and says so', async () => {
  const { api, copy, handleReplace } = showPanel();
  api.answer(copyWorkout, ownCopy);
  await copy();
  expect(await screen.findAllByText('Leg Day saved successfully to My Workouts')).not.toHaveLength(0);
  await waitFor(() => expect(handleReplace.mock.lastCall).toContainEqual(ownCopy));
});

it('leaves the provider’s workout where it is when it was not copied, and says so', async () => {
  const { api, copy, handleReplace } = showPanel();
  api.refuse(copyWorkout, 500, { message: '' });
  await copy();
  expect(await screen.findAllByText('Leg Day was not saved to My Workouts')).not.toHaveLength(0);
  expect(handleReplace).not.toHaveBeenCalled();
});
