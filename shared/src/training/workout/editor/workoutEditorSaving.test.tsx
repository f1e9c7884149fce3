import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { screen, waitFor } from '@testing-library/react';
import { buildWorkout } from '../../../testing/buildWorkout';
import { button, legDay, rows, showEditor } from '../../../testing/workoutEditorPage';

it('puts back what could not be removed and says so', async () => {
  const { user, refuse, saves } = showEditor();
  refuse(500);
  await user.click(button('More for Cat-Cow'));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const messages = await screen.findAllByText('Failed to delete the exercise: Cat-Cow from Leg Day');
  expect(messages[0]).toBeVisible();
  expect(rows('Warm-Up')).toEqual(['Cat-Cow', 'Inchworm']);
  expect(screen.getByText('Saved')).toBeVisible();
  expect(button('Redo: Remove Cat-Cow')).not.toHaveAttribute('aria-disabled');
  expect(saves).toHaveLength(1);
});

it('keeps what could not be saved, and saves it when asked again', async () => {
  const { user, refuse, allow, saves } = showEditor();
  refuse(500);
  await user.click(button('Add section'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save the workout. No room');
  expect(screen.getByRole('heading', { name: 'Section 4' })).toBeVisible();
  allow();
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(saves[1]?.idempotencyKey).toBe(saves[0]?.idempotencyKey);
});

it('saves a name a moment after the last key, and no workout without a name', async () => {
  const { user, saves } = showEditor();
  const name = screen.getByRole('textbox', { name: 'Workout name' });
  await user.clear(name);
  expect(screen.getByText('Not saved yet: give it a name')).toBeVisible();
  await user.type(name, 'Arms');
  await user.tab();
  await waitFor(() => expect(saves.map(({ change }) => change.name)).toEqual(['Arms']));
  await user.click(button('Undo: Rename the workout'));
  expect(name).toHaveValue('Leg Day');
});

it('says of the open exercise that its change could not be saved', async () => {
  const { user, refuse } = showEditor();
  refuse(500);
  await user.click(button('Push-Up, 3 × 10'));
  await user.type(await screen.findByRole('textbox', { name: 'Reps' }), '0');
  await user.tab();
  const messages = await screen.findAllByText('Error saving changes to exercise: No room');
  expect(messages[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reps' })).toHaveValue('100');
});

it('lets a person choose between both when somebody else has changed the workout', async () => {
  const { user, refuse, allow, change, saves } = showEditor();
  refuse(409, errorCodes.staleVersion);
  await user.click(button('Add section'));
  expect(await screen.findByText('Somebody else changed this workout')).toBeVisible();
  allow();
  change({ ...legDay, version: 9 });
  await user.click(button('Keep mine'));
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  expect(saves[1]?.saved?.version).toBe(9);
  expect(screen.getByRole('heading', { name: 'Section 4' })).toBeVisible();
});

it('loads what somebody else has saved when that is wanted', async () => {
  const { user, refuse, change } = showEditor();
  refuse(409, errorCodes.staleVersion);
  await user.click(button('Add section'));
  change(buildWorkout({ Other: [] }, { id: 7, name: 'Theirs', version: 9 }));
  await user.click(await screen.findByRole('button', { name: 'Load what was saved' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Workout name' })).toHaveValue('Theirs'));
});

it('names a nameless workout with the first thing done to it', async () => {
  const emptyDraft = { name: '', description: '', sections: [{ key: 's', name: 'Warm-Up', items: [] }] };
  const { user, saves } = showEditor({ workout: null, emptyDraft });
  await user.click(button('Add section'));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.saved).toBeNull();
  expect(saves[0]?.change.name).toMatch(/^New Workout \d\d-\d\d$/);
});

it('keeps drafts to itself while scheduling, and tells its owner', async () => {
  const handleDraft = jest.fn();
  const { user, saves } = showEditor({ context: 'scheduling', onSave: undefined, onDraft: handleDraft });
  await user.click(button('Add section'));
  expect(handleDraft).toHaveBeenCalledTimes(1);
  expect(saves).toEqual([]);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});
