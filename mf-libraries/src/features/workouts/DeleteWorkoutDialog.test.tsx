import { deleteWorkout } from '@formline/shared/contracts/library/workouts';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { DeleteWorkoutDialog } from './DeleteWorkoutDialog';

const openDialog = () => {
  const onDeleted = jest.fn();
  const workout = { id: 7, name: 'Leg Day' };
  const rendered = renderRoute(
    <DeleteWorkoutDialog workout={workout} onClose={jest.fn()} onDeleted={onDeleted} />,
    { path: '/' },
  );
  return { ...rendered, onDeleted };
};
const confirm = () => screen.findByRole('button', { name: 'Delete' });

it('names the workout and what stays of it, and deletes it', async () => {
  const api = fakeApi();
  api.answer(deleteWorkout, { id: 7 });
  const { user, onDeleted } = openDialog();
  expect(await screen.findByRole('alertdialog', { name: 'Delete Leg Day?' })).toHaveTextContent(
    'Programs and calendars that contain it keep it.',
  );
  await user.click(await confirm());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(api.requests(deleteWorkout)[0]?.params).toEqual({ id: '7' });
});

it('says why it could not be deleted, and can be tried again', async () => {
  const api = fakeApi();
  api.refuse(deleteWorkout, 409, { message: 'It is locked' });
  const { user, onDeleted } = openDialog();
  await user.click(await confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to delete Leg Day with error: It is locked',
  );
  api.answer(deleteWorkout, { id: 7 });
  await user.click(await confirm());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
});
